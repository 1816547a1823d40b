"""The people API: what the page and tests do as people, and what they see."""

from playground.people.routes import people_routes

__all__ = ["people_routes"]
