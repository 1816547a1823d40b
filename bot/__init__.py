"""Running Durak in Telegram: tables, screens, pictures, delivery, and the place that joins them."""
