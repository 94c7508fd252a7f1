"""The page that the server gives to browsers, as far as it can be judged without one."""
