"""Settings that cannot be are refused in one sentence."""

import pytest

from quillmap.server.settings import BadSetting, misspelt, public_address, settings_from


@pytest.mark.parametrize("proxy", ["127.0.0.1", "10.0.0.0/8, ::1", "127.0.0.1,fd00::/8"])
def test_proxies_are_addresses_and_networks(proxy: str) -> None:
    assert settings_from({"QUILLMAP_PROXY": proxy}).proxy == proxy


@pytest.mark.parametrize("proxy", ["*", "nginx", "10.0.0.1/8", "127.0.0.1,", "1.2.3"])
def test_anything_else_is_no_proxy(proxy: str) -> None:
    with pytest.raises(BadSetting, match="proxy is addresses or networks with commas between"):
        settings_from({"QUILLMAP_PROXY": proxy})


@pytest.mark.parametrize(
    "site", ["quillmap.example.org", "a.example, żółw.example", "10.0.0.1,::1"]
)
def test_a_site_is_names(site: str) -> None:
    assert settings_from({"QUILLMAP_SITE": site}).site == site


@pytest.mark.parametrize(
    "site",
    ["https://a.example", "a.example:443", "*", "*.example", "a.example,", "a b", "1.2.3", "-"],
)
def test_anything_else_is_no_site(site: str) -> None:
    with pytest.raises(BadSetting, match="site is names with commas between"):
        settings_from({"QUILLMAP_SITE": site})


@pytest.mark.parametrize(
    ("address", "site", "found"),
    [
        ("", "", ""),
        ("", "quillmap.example.org, b.example", "https://quillmap.example.org"),
        ("", "żółw.example", "https://xn--w-uga1v8h.example"),
        ("", "::1", "https://[::1]"),
        ("http://10.0.0.5:8765/", "quillmap.example.org", "http://10.0.0.5:8765"),
        ("https://Maps.example", "", "https://Maps.example"),
    ],
)
def test_where_others_find_a_server(address: str, site: str, found: str) -> None:
    settings = settings_from({"QUILLMAP_ADDRESS": address, "QUILLMAP_SITE": site})
    assert public_address(settings) == found


@pytest.mark.parametrize(
    "address",
    [
        "a.example",
        "ftp://a.example",
        "https://",
        "https://a.example/x",
        'https://a"b',
        "https://a b",
    ],
)
def test_anything_else_is_no_address(address: str) -> None:
    with pytest.raises(BadSetting, match="address is where others find this server"):
        settings_from({"QUILLMAP_ADDRESS": address})


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [("ENGINES", ("1", "64"), ("0", "65")), ("KEEP_DAYS", ("0", "36500"), ("-1", "36501"))],
)
def test_numbers_have_bounds(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    for text in good:
        assert getattr(settings_from({f"QUILLMAP_{name}": text}), name.lower()) == int(text)
    for text in bad:
        with pytest.raises(BadSetting, match="is a number"):
            settings_from({f"QUILLMAP_{name}": text})


def test_misspelt_variables_are_found() -> None:
    found = misspelt(
        dict.fromkeys(("QUILLMAP_DATABSE", "QUILLMAP_DATA", "QUILLMAP_ZZ", "PORT"), "")
    )
    assert found == {"QUILLMAP_DATABSE": "QUILLMAP_DATABASE"}
