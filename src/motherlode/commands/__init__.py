"""What people type after `motherlode`: one module per command."""
