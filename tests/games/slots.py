"""The fields of a slotted class, interpreted or compiled."""


def slots(kind: type) -> set[str]:
    """A compiled class lists its fields under another name."""
    return set(vars(kind).get("__mypyc_attrs__") or vars(kind)["__slots__"])
