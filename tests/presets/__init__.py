"""Every preset as its source plays it, statement by statement."""
