"""Both directions of the wire: no update is lost, every visible message shows the newest state."""
