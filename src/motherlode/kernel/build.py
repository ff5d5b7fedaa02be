"""Which build of the rules runs: compiled to machine code, or the Python source."""


def is_compiled() -> bool:
    return not __file__.endswith(".py")


def build_name() -> str:
    return "compiled" if is_compiled() else "interpreted"
