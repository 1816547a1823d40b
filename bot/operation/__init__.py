"""Running the bot: its backup and check, its health and metrics, and its owner's office."""
