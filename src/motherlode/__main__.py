"""`python -m motherlode` runs the same commands as `motherlode`."""

from motherlode.cli import main

if __name__ == "__main__":
    main()
