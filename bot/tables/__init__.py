"""What people can do at a table. No aiogram, no SQL: the ports are Protocols in `ports`."""
