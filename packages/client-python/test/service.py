"""A small service on a free port, to test a client against real HTTP."""

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit


class Answer(NamedTuple):
    body: Any = None
    status: int = 200
    headers: dict[str, str] = {}


class Stalled(NamedTuple):
    """The beginning of an answer, whose rest does not come before the test is over."""

    beginning: bytes
    is_over: threading.Event


class Request(NamedTuple):
    target: str
    """As it went over the wire, e.g. `/works?query=a%20b`."""

    @property
    def params(self) -> dict[str, str]:
        return {name: values[0] for name, values in parse_qs(urlsplit(self.target).query).items()}


class Service:
    """Answers requests as `answer` decides, and keeps them. None closes the connection."""

    def __init__(self, answer: Callable[[Request], Answer | Stalled | None]) -> None:
        self.requests: list[Request] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                request = Request(self.path)
                service.requests.append(request)
                given = answer(request)
                if given is None:
                    return
                if isinstance(given, Stalled):
                    self.wfile.write(given.beginning)
                    given.is_over.wait()
                    return
                body = (
                    given.body if isinstance(given.body, bytes) else json.dumps(given.body).encode()
                )
                self.send_response(given.status)
                for name, value in {"Content-Length": str(len(body)), **given.headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                """Nothing: the tests look at `requests`."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "Service":
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def pages_of(total: int) -> Callable[[Request], Answer]:
    """A list of so many records, numbered from 0, in pages; 400 beyond 10,000 results."""

    def answer(request: Request) -> Answer:
        page, size = int(request.params["page"]), int(request.params["pageSize"])
        if page * size > 10_000:
            return Answer({"description": "Only the first 10000 works are available"}, 400)
        records = [{"id": number} for number in range(total)[(page - 1) * size : page * size]]
        counts = {"totalResults": total, "totalPages": -(-total // size)}
        return Answer({"results": records, **counts})

    return answer
