"""The command line with the proving game; the processes that bots think in know it as well."""

from multiprocessing import set_forkserver_preload

from beachhead.cli import main
from tests.proving import register

register()

if __name__ == "__main__":
    set_forkserver_preload(["tests.proving.__main__"])
    main()
