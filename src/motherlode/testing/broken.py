"""What a law raises: an assertion that names the law, and notes where it was broken."""


class LawBroken(AssertionError):
    """A game does not keep a law of the design."""

    def __init__(self, law: int, problem: str) -> None:
        self.law = law
        self.problem = problem
        super().__init__(f"law {law}: {problem}")
