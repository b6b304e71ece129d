"""`beachhead serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from beachhead.cli.words import Lang, language, say
from beachhead.locale import Texts


def serve(
    host: Annotated[str, typer.Option(help=say("cli-arg-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-arg-port"), min=0, max=65535)] = 8044,
    data: Annotated[Path | None, typer.Option(help=say("cli-arg-data"))] = None,
    pause: Annotated[float, typer.Option(help=say("cli-arg-pause"), min=0, max=10)] = 0.6,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))] = None,
) -> None:
    """Serve the web table until Ctrl-C."""
    import uvicorn  # takes a while to load: only when it is needed

    from beachhead.server.app import WIRE, create_app

    app = create_app(data or user_data_path("beachhead") / "tables", pack, pause=pause)
    address = f"http://{host}:{port}/"
    print(Texts(language(lang)).say("serve-address", address=address), flush=True)
    uvicorn.run(app, host=host, port=port, **WIRE)
