"""The command line with the proving game; processes that bots think in know it as well."""

from beachhead.cli import main
from tests.proving import register

register()

if __name__ == "__main__":
    main()
