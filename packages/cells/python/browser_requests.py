"""urllib.request in a browser's worker, which has no sockets: the browser sends the requests."""

import builtins
import http.client
import io
import urllib.request
from urllib.error import URLError
from urllib.response import addinfourl

# Only the browser may set these. Asking for one is an error in its console.
BROWSER_HEADERS = {
    "accept-charset", "accept-encoding", "access-control-request-headers",
    "access-control-request-method", "connection", "content-length", "cookie", "date", "dnt",
    "expect", "host", "keep-alive", "origin", "referer", "te", "trailer", "transfer-encoding",
    "upgrade", "user-agent", "via",
}  # fmt: skip

# The browser has unpacked the body, so these no longer describe it.
PACKED_HEADERS = {"content-encoding", "content-length"}


class Answer(addinfourl):
    """As much of http.client.HTTPResponse as programs use."""

    def getheader(self, name, default=None):
        return self.headers.get(name, default)

    def getheaders(self):
        return self.headers.items()


def install(send):
    """Makes every opener use `send`, a function of the worker that waits for the answer."""

    class BrowserHandler(urllib.request.BaseHandler):
        def http_open(self, request):
            return ask(send, request)

        https_open = http_open

    urllib.request.HTTPHandler = BrowserHandler
    urllib.request.HTTPSHandler = BrowserHandler
    # An address of a proxy would be for sockets.
    urllib.request.getproxies = dict
    urllib.request.install_opener(None)
    builtins.input = refuse_input


def ask(send, request):
    data = body_of(request.data)
    headers = [[name, value] for name, value in request.header_items() if may_be_set(name)]
    if data is not None and not request.has_header("Content-type"):
        headers.append(["Content-Type", "application/x-www-form-urlencoded"])
    timeout = request.timeout if isinstance(request.timeout, (int, float)) else 0
    answer = send(request.get_method(), request.full_url, headers, data, timeout)
    problem = getattr(answer, "problem", None)
    if problem:
        raise URLError(TimeoutError(answer.message) if problem == "timeout" else answer.message)
    response = Answer(
        io.BytesIO(answer.body.to_bytes()), parse_headers(answer.headers), answer.url, answer.status
    )
    # Newer versions of HTTP have no words beside the status.
    response.msg = response.reason = answer.reason or http.client.responses.get(answer.status, "")
    return response


def body_of(data):
    if data is None or isinstance(data, bytes):
        return data
    if isinstance(data, str):
        raise TypeError("Data to send should be bytes: call .encode() on the text.")
    return data.read() if hasattr(data, "read") else b"".join(data)


def may_be_set(name):
    lower = name.lower()
    return lower not in BROWSER_HEADERS and not lower.startswith(("proxy-", "sec-"))


def parse_headers(text):
    headers = http.client.parse_headers(io.BytesIO(text.encode("iso-8859-1") + b"\r\n"))
    for name in PACKED_HEADERS:
        del headers[name]
    return headers


def refuse_input(prompt=""):
    raise RuntimeError("A cell in a page cannot ask for input. Write the value into the cell.")
