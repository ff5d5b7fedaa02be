"""What tests measured is shown at the end, also where each ran in a process of its own."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests tell it by `record_property("measured", ...)`."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "measured":
                terminalreporter.write_line(f"{report.nodeid}: {value}")
