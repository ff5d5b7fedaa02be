"""The typed errors of the border. Each names what is wrong; nothing was changed when one is raised."""


class MotherlodeError(Exception):
    """Anything a caller did wrong and can put right."""


class SeatsError(MotherlodeError):
    """A game is not played with that number of seats."""


class OptionError(MotherlodeError):
    """An unknown option, or a value it does not take."""


class ComponentsError(MotherlodeError):
    """A components file that does not describe the box."""


class NotationError(MotherlodeError):
    """A text that is no action of the game."""


class DataError(MotherlodeError):
    """Dumped data that cannot be loaded."""
