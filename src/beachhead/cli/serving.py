"""`beachhead serve`: the web table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from socket import AF_INET, AF_INET6, SOCK_DGRAM, AddressFamily, socket
from typing import Annotated, Any

import typer
from platformdirs import user_data_path

from beachhead.cli.words import Lang, language, say
from beachhead.kernel.errors import Problem
from beachhead.locale import Texts

EVERYWHERE = {
    "0.0.0.0": (AF_INET, "127.0.0.1", "192.0.2.1"),
    "::": (AF_INET6, "::1", "2001:db8::1"),
}
"""Hosts that mean all addresses: this machine to itself, and an address that is nobody's."""

DataOption = Annotated[Path | None, typer.Option(help=say("cli-arg-data"))]


def data_folder(data: Path | None) -> Path:
    """Where tables are kept."""
    return data or user_data_path("beachhead") / "tables"


def serve(
    host: Annotated[str, typer.Option(help=say("cli-arg-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-arg-port"), min=0, max=65535)] = 8044,
    data: DataOption = None,
    store: Annotated[str | None, typer.Option(help=say("cli-arg-store"))] = None,
    processes: Annotated[int, typer.Option(help=say("cli-arg-processes"), min=1, max=64)] = 1,
    pause: Annotated[float, typer.Option(help=say("cli-arg-pause"), min=0, max=10)] = 0.6,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    open_tables: Annotated[
        bool, typer.Option("--open-tables", help=say("cli-arg-open-tables"))
    ] = False,
    keep_unfinished: Annotated[
        int, typer.Option(help=say("cli-arg-keep-unfinished"), min=0, max=36500)
    ] = 90,
    keep_empty: Annotated[int, typer.Option(help=say("cli-arg-keep-empty"), min=0, max=36500)] = 1,
    most_tables: Annotated[int, typer.Option(help=say("cli-arg-most-tables"), min=1)] = 100_000,
    bots: Annotated[int, typer.Option(help=say("cli-arg-serve-bots"), min=1, max=64)] = 1,
    host_name: Annotated[list[str] | None, typer.Option(help=say("cli-arg-host-name"))] = None,
    behind: Annotated[list[str] | None, typer.Option(help=say("cli-arg-behind"))] = None,
    metrics_port: Annotated[
        int | None, typer.Option(help=say("cli-arg-metrics-port"), min=0, max=65535)
    ] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Serve the web table until Ctrl-C."""
    # Some of this takes a while to load: only when it is needed.
    from beachhead.server.app import create_app
    from beachhead.server.doors.line import check_port, raise_file_limit
    from beachhead.server.expiry import Keeping
    from beachhead.server.processes import ready

    raise_file_limit()
    how = partial(_how, host, port, behind or ())
    how()  # whatever is wrong with it is told before anything is served
    if store and data:
        raise Problem("two-stores")
    place = store or data_folder(data)
    _prepare(place, processes)
    check_port(host, port, "--port")
    if metrics_port:
        for at in range(metrics_port, metrics_port + processes):
            check_port("127.0.0.1", at, "--metrics-port")
    make = partial(
        create_app,
        place,
        pack,
        bots,
        pause,
        open_tables=open_tables,
        keeping=Keeping(keep_unfinished, keep_empty, most_tables),
        hosts=(host, *(host_name or ())),
        metrics_port=metrics_port,
        processes=processes,
    )
    folder = place if isinstance(place, Path) else None
    run = ready(make, processes, how, folder)
    texts = Texts(language(lang))
    here, *elsewhere = (_link(name, port) for name in hosts_to_open(host))
    print(texts.say("serve-address", address=here), flush=True)
    for address in elsewhere:
        print(texts.say("serve-others", address=address), flush=True)
    run()


def _how(host: str, port: int, behind: Sequence[str]) -> dict[str, Any]:
    from beachhead.server.doors.line import wire

    return {"host": host, "port": port, **wire(behind)}


def _prepare(place: Path | str, processes: int) -> None:
    """Have a database laid out; whatever is wrong is told before anything is served."""
    from beachhead.server.sharing.shared import check_place

    if isinstance(place, Path):
        if processes > 1:
            raise Problem("one-process", processes=processes)
        return
    check_place(place)
    from beachhead.server.stores.postgres_schema import prepare

    asyncio.run(prepare(place))


def hosts_to_open(host: str) -> tuple[str, ...]:
    """Where a browser finds what is served at a host: on this machine first, then on others."""
    if host not in EVERYWHERE:
        return (host,)
    family, here, anybody = EVERYWHERE[host]
    return (here, *_seen_by(family, anybody))


def _seen_by(family: AddressFamily, anybody: str) -> tuple[str, ...]:
    """The address from which this machine would call somebody; nothing is sent to find it."""
    try:
        with socket(family, SOCK_DGRAM) as probe:
            probe.connect((anybody, 9))
            own = ip_address(probe.getsockname()[0])
    except OSError:
        return ()
    return () if own.is_loopback or own.is_unspecified else (str(own),)


def _link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
