"""A small client for a collection's APIs: paging, retries, credits and IIIF image addresses.

    from portal_client import Client, image_url

    client = Client("https://museum.example")
    for work in client.works({"subjects.label": "Cats"}, include=["production"]):
        print(work["title"])

It needs Python 3.10 or later and nothing else, so you can also just copy this file.
"""

import json
import math
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from html import unescape
from html.entities import html5
from http.client import HTTPException
from numbers import Real
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import urlopen

__all__ = ["ApiError", "Client", "TooManyResults", "credit_line", "image_url", "plain_text"]

Param = str | float | Sequence[str | float] | None
Params = Mapping[str, Param]
Record = dict[str, Any]

ADDRESS = re.compile(r"(https?://[^/?#\s]+)([^?#\s]*)")
BUSY = (429, 502, 503, 504)  # Try again later. 502 and 504 come from a gateway.
CREDITED = ("contributors", "items", "production")  # The includes that a credit needs.
LONGEST_WAIT = 30.0  # Seconds. If the service asks for a longer wait, give up.
RESULT_WINDOW = 10_000  # The service does not page beyond this many results.


class ApiError(Exception):
    """The service refused a request: `status` is its code, `message` its explanation."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(status, message)
        self.status = status
        self.message = message

    def __str__(self) -> str:
        return f"{self.status}: {self.message}"


class TooManyResults(ApiError):
    """More results match than the service lets anyone page through."""


class Client:
    """Calls the APIs below one address.

    `timeout` is in seconds. `retries` is how often a request is sent again when the service is
    busy or the connection fails.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 30,
        retries: int = 3,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        address = ADDRESS.fullmatch(base_url)
        if not address:
            raise ValueError(f"base_url: {base_url!r} must be like https://museum.example")
        if retries < 0:
            raise ValueError(f"retries: {retries} is less than 0")
        host, path = address.groups()
        self.base_url = host + re.sub("[^!-~]+", lambda one: quote(one[0]), path).rstrip("/")
        self.timeout = timeout
        self.retries = retries
        self._sleep = sleep

    def get(self, path: str, params: Params | None = None, /, **more: Param) -> Record:
        """Return the JSON at a path, e.g. `get("/catalogue/v2/works", query="cats")`.

        Parameters are keywords or, for names with a dot, a mapping: `{"subjects.label": "Cats"}`.
        Raises ApiError if the service refuses, TimeoutError or ConnectionError if no answer comes.
        """
        if not path.startswith("/") or "?" in path:
            raise ValueError(f"path: {path!r} must begin with / and contain no parameters")
        query = _query({**(params or {}), **more})
        _refuse_dots("path", path)
        url = self.base_url + quote(path, safe="/%:@,!*()") + (f"?{query}" if query else "")
        body = self._read(url)
        try:
            answer: Record = json.loads(body)
        except ValueError as error:
            raise ValueError(f"GET {url}: the answer is not JSON. Is the address right?") from error
        return answer

    def works(self, params: Params | None = None, /, **more: Param) -> Iterator[Record]:
        """Iterate over all matching works. Pages are fetched as they are needed."""
        return self._all("/catalogue/v2/works", {**(params or {}), **more})

    def images(self, params: Params | None = None, /, **more: Param) -> Iterator[Record]:
        """Iterate over all matching images. Pages are fetched as they are needed."""
        return self._all("/catalogue/v2/images", {**(params or {}), **more})

    def _all(self, path: str, params: Params) -> Iterator[Record]:
        given = {name: value for name, value in params.items() if value is not None}
        page, size = int(str(given.get("page", 1))), int(str(given.get("pageSize", 100)))
        of_all = ""
        while True:
            if page * size > RESULT_WINDOW:
                raise TooManyResults(
                    400,
                    f"{path}: stopped after {(page - 1) * size:,}{of_all} results, since the"
                    f" service does not page beyond {RESULT_WINDOW:,}. Narrow the request, for"
                    " example by date or format, or read the snapshot of all records.",
                )
            answer = self.get(path, {**given, "pageSize": size, "page": page})
            yield from answer["results"]
            if page >= answer["totalPages"] or not answer["results"]:
                return
            of_all = f" of {answer['totalResults']:,}"
            page += 1

    def _read(self, url: str) -> bytes:
        """Send a request, again if the service is busy or the connection fails."""
        attempt = 0
        while True:
            pause = min(LONGEST_WAIT, 0.5 * 2**attempt) * random.uniform(0.5, 1)
            try:
                with urlopen(url, timeout=self.timeout) as response:
                    body: bytes = response.read()
                return body
            except HTTPError as error:
                with error:  # It is the answer too, and has to be closed.
                    pause = _retry_after(error.headers.get("Retry-After"), otherwise=pause)
                    if error.code not in BUSY or pause > LONGEST_WAIT or attempt == self.retries:
                        raise ApiError(error.code, _explanation(error)) from None
            except (OSError, HTTPException) as error:
                reason = error.reason if isinstance(error, URLError) else error
                if isinstance(reason, TimeoutError):
                    raise TimeoutError(f"GET {url}: no answer within {self.timeout} s") from error
                if attempt == self.retries:
                    raise ConnectionError(f"GET {url}: {reason}") from error
            self._sleep(pause)
            attempt += 1


def credit_line(work: Record, location_type: str, url: str | None = None) -> str | None:
    """Return the credit of a work's copy, or None if it states no licence: then ask first.

    The work must be requested with include=["contributors", "items", "production"].
    `location_type` is "iiif-image" for a single picture and "iiif-presentation" for a digitised
    book. `url` is that of the copy's location, where the work has several of that type.
    """
    if any(name not in work for name in CREDITED):
        raise ValueError(f"work: a credit needs include={','.join(CREDITED)} in the request")
    copies = [
        location
        for item in work["items"]
        for location in item["locations"]
        if location["locationType"]["id"] == location_type
        and ("license" in location if url is None else location.get("url") == url)
    ]
    if not copies or "license" not in copies[0]:
        return None
    statements = [
        work.get("title", ""),
        "; ".join(_maker(**one) for one in work["contributors"]),
        "".join(one["label"] for one in work["production"][:1]),
        copies[0].get("credit", ""),
        copies[0]["license"]["label"],
        f"Record: {work['id']}",
    ]
    texts = [plain_text(one).rstrip(" .") for one in statements]
    return ". ".join(text for text in texts if text)


def _maker(agent: Record, roles: Sequence[Record], **_: object) -> str:
    names = ", ".join(str(role["label"]) for role in roles)
    return f"{agent['label']} ({names})" if names else str(agent["label"])


def plain_text(text: str) -> str:
    """Return the text of a piece of HTML, such as a title, on one line.

    >>> plain_text("<i>Primula</i> &amp; friends")
    'Primula & friends'
    """
    untagged = TAG.sub(lambda tag: " " if BREAK.fullmatch(tag[1] or "") else "", text)
    return " ".join(REFERENCE.sub(_character, untagged).split())


def _character(reference: re.Match[str]) -> str:
    number, name = reference.groups()
    if not number:
        return html5.get(f"{name};", reference[0])
    character = unescape(reference[0])
    return "" if "\x7f" <= character < "\xa0" else character  # No text contains these.


# A tag, whose quoted values may contain ">", or a comment.
TAG = re.compile(
    r"""</?([a-z][^\s<>/=]*)(?:=(?:\s*"[^"]*"|\s*'[^']*'|(?!\s*["']))|[^<>=])*>"""
    r"|<!--(?:(?!<!--).)*?-->",
    re.IGNORECASE | re.DOTALL,
)
BREAK = re.compile(r"br|p|div|li|[ou]l|h[1-6]|t[rdh]|blockquote", re.IGNORECASE)
REFERENCE = re.compile(r"&(?:(#[0-9]{1,8}|#[xX][0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9_]*));")


def image_url(
    url: str,
    region: str = "full",
    size: str = "max",
    rotation: str = "0",
    quality: str = "default",
    format: str = "jpg",
) -> str:
    """Return the address of a picture, given that of its info.json or of its image service.

    >>> image_url("https://museum.example/image/V1/info.json", size="400,")
    'https://museum.example/image/V1/full/400,/0/default.jpg'
    """
    base = url.removesuffix("/info.json").rstrip("/")
    if not ADDRESS.fullmatch(base) or re.search(r"/(default|color|gray|bitonal)\.\w+$", base):
        raise ValueError(f"url: {url!r} is not the address of an info.json or an image service")
    _refuse_dots("url", base)
    parts = {"region": region, "size": size, "rotation": rotation}
    parts |= {"quality": quality, "format": format}
    for name, (pattern, valid) in IMAGE_PARTS.items():
        if not re.fullmatch(pattern, parts[name]):
            raise ValueError(f"{name}: {parts[name]!r} is not valid. Valid: {valid}")
    return f"{base}/{region}/{size}/{rotation}/{quality}.{format}"


_N = "(?:0|[1-9][0-9]{0,14})"
_SIDE = f"(?![0.]+(?:,|$)){_N}"  # Above 0.
_REST = r"(?:\.[0-9]+)?"
_EDGE = f"[1-9]?[0-9]{_REST}"  # Below 100.
IMAGE_PARTS = {
    "region": (
        f"full|square|{_N},{_N},{_SIDE},{_SIDE}|pct:{_EDGE},{_EDGE},{_SIDE}{_REST},{_SIDE}{_REST}",
        "full, square, 0,0,800,600 (x, y, width, height) or pct:25,25,50,50",
    ),
    "size": (
        f"full|max|{_SIDE},|,{_SIDE}|!?{_SIDE},{_SIDE}|pct:{_SIDE}{_REST}",
        "full, max, 400, (width) ,300 (height) 400,300 !400,400 (at most) or pct:50",
    ),
    "rotation": (
        rf"!?(?:{_EDGE}|(?:[12][0-9]|3[0-5])[0-9]{_REST}|360(?:\.0+)?)",
        "degrees from 0 to 360, after a ! if mirrored",
    ),
    "quality": ("default|color|gray|bitonal", "default, color, gray or bitonal"),
    "format": ("jpg|png|gif|webp", "jpg, png, gif or webp"),
}


def _refuse_dots(name: str, path: str) -> None:
    """Services take one or two dots between slashes, encoded or not, for a step to another path."""
    if re.search(r"(^|/)(\.|%2e){1,2}(/|$)", path, re.IGNORECASE):
        raise ValueError(f"{name}: {path!r} has only dots between two slashes")


def _query(params: Params) -> str:
    """Write the part of an address after the question mark.

    None is left out. An empty list is not: a filter without values would then match everything.
    """
    texts = {
        name: _text(name, value)
        if isinstance(value, str | bytes | bytearray) or not isinstance(value, Sequence)
        else ",".join(_protect(_text(name, one)) for one in value)
        for name, value in params.items()
        if value is not None
    }
    return urlencode(texts, quote_via=quote, safe=":@/,!*()")


def _text(name: str, value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Real) and math.isfinite(value):
        return str(value)
    raise TypeError(f"{name}: {value!r} cannot be sent. Use text, a number, or a list of them")


def _protect(text: str) -> str:
    """Quote a value of a list that contains a comma: `"Medicine, Popular",Herbs`."""
    if text and not re.search(r'[",\\]', text):
        return text
    return '"' + re.sub(r'["\\]', r"\\\g<0>", text) + '"'


def _retry_after(header: str | None, *, otherwise: float) -> float:
    """Return how many seconds to wait. The header is a number of seconds or a date."""
    if header is None:
        return otherwise
    if header.strip().isdecimal():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except ValueError:
        return otherwise


def _explanation(error: HTTPError) -> str:
    """Return the service's explanation of an error, or else the name of the status."""
    body = ""
    try:
        body = error.read().decode("utf-8", "replace").strip()
        problem = json.loads(body)
        return str(problem.get("description") or problem["label"])
    except (ValueError, AttributeError, KeyError, OSError, HTTPException):
        # Not JSON, or it broke off; the status has arrived all the same.
        name = error.reason or f"Status {error.code}"
        return body if body and not body.startswith("<") else name
