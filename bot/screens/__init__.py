"""What people see: view + names + words -> Screen(text, keyboard). Pure functions, no I/O."""
