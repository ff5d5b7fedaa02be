"""Tables: seats, the running match, clocks, chat, records, and the manager that keeps them in memory."""
