-- Nothing: PostgreSQL passes on what people say by itself (NOTIFY), where SQLite needs a table for it.
SELECT 1;
