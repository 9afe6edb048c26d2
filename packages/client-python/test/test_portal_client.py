"""/usr/bin/python3 -m unittest discover -s packages/client-python/test"""

import copy
import doctest
import sys
import threading
import time
import unittest
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPDefaultErrorHandler, build_opener, install_opener

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from service import Answer, Request, Service, Stalled, pages_of

import portal_client
from portal_client import ApiError, Client, TooManyResults, credit_line, image_url, plain_text


class Waits(list[float]):
    """Pauses that are noted instead of waited for."""

    def __call__(self, seconds: float) -> None:
        self.append(seconds)


def echo(request: Request) -> Answer:
    return Answer({"target": request.target, "params": request.params})


def given(answer: Answer | Stalled, _: Request) -> Answer | Stalled:
    return answer


class Addresses(unittest.TestCase):
    def target(self, *args: Any, **more: Any) -> str:
        with Service(echo) as service:
            return str(Client(service.url).get(*args, **more)["target"])

    def test_parameters(self) -> None:
        cases: list[tuple[dict[str, Any], str]] = [
            ({"query": "grey horse"}, "query=grey%20horse"),
            ({"query": "a&b=c?d#e+f%41"}, "query=a%26b%3Dc%3Fd%23e%2Bf%2541"),
            ({"query": "Dürer's 象 🐘"}, "query=" + quote("Dürer's 象 🐘", safe="")),
            ({"subjects.label": "Medicine, Popular"}, "subjects.label=Medicine,%20Popular"),
            ({"include": ["items", "notes"]}, "include=items,notes"),
            ({"include": ("items", "notes")}, "include=items,notes"),
            ({"include": []}, "include="),
            # Not left out: a filter by no value must not become a list of everything.
            ({"subjects.label": [], "page": 2}, "subjects.label=&page=2"),
            ({"l": ["Medicine, Popular", "Herbs"]}, "l=%22Medicine,%20Popular%22,Herbs"),
            ({"l": ['say "a"', "b\\c", ""]}, r"l=" + quote(r'"say \"a\"","b\\c",""', safe=",")),
            ({"pageSize": 5, "ratio": 1.5}, "pageSize=5&ratio=1.5"),
            ({"years": [1900, 1910]}, "years=1900,1910"),
            ({"open": True, "shut": False}, "open=true&shut=false"),
            ({"query": None, "page": 0}, "page=0"),
            ({"production.dates.from": "1900-01-01"}, "production.dates.from=1900-01-01"),
        ]
        for params, query in cases:
            with self.subTest(params=params):
                self.assertEqual(self.target("/works", params), f"/works?{query}")

    def test_keywords_and_a_mapping_are_one(self) -> None:
        given = {"subjects.label": "Cats", "page": 1}
        self.assertEqual(
            self.target("/works", given, page=2, path="x", params="y"),
            "/works?subjects.label=Cats&page=2&path=x&params=y",
        )
        self.assertEqual(given, {"subjects.label": "Cats", "page": 1})

    def test_no_parameters(self) -> None:
        self.assertEqual(self.target("/works"), "/works")

    def test_a_slash_at_the_end_of_the_base(self) -> None:
        with Service(echo) as service:
            client = Client(f"{service.url}/sandbox//")
            self.assertEqual(client.get("/works")["target"], "/sandbox/works")

    def test_letters_of_any_language_in_the_base(self) -> None:
        for given, sent in [
            ("bücher", "b%C3%BCcher"),
            ("b%C3%BCcher", "b%C3%BCcher"),
            ("a+b;c=d'/象", "a+b;c=d'/%E8%B1%A1"),
        ]:
            with self.subTest(given=given), Service(echo) as service:
                client = Client(f"{service.url}/{given}")
                self.assertEqual(client.get("/works")["target"], f"/{sent}/works")

    def test_paths(self) -> None:
        for path, sent in [
            ("/works/a b", "/works/a%20b"),
            ("/works/ark:%2F12", "/works/ark:%2F12"),
            ("/works/é", "/works/%C3%A9"),
            ("/works/.../a..b", "/works/.../a..b"),
        ]:
            with self.subTest(path=path):
                self.assertEqual(self.target(path), sent)

    def test_values_that_cannot_be_sent(self) -> None:
        for value in [
            *[{"a": 1}, {"a"}, float("nan"), float("inf"), object(), [None], [["a"]]],
            *[b"cats", bytearray(b"cats"), [b"cats"]],
        ]:
            with self.subTest(value=value), Service(echo) as service:
                with self.assertRaisesRegex(TypeError, "^query: .* cannot be sent"):
                    Client(service.url).get("/works", {"query": value})  # type: ignore[dict-item]
                self.assertEqual(service.requests, [])

    def test_wrong_paths_and_bases(self) -> None:
        with Service(echo) as service:
            dots = [f"/works/{id}{rest}" for id in ["..", ".", "%2E%2e", ".%2e"] for rest in ["", "/a"]]
            for path in ["works", "", "/works?query=a", *dots]:
                with self.subTest(path=path), self.assertRaisesRegex(ValueError, "^path: "):
                    Client(service.url).get(path)
            self.assertEqual(service.requests, [])
        for base in [
            "",
            "museum.example",
            "file:///etc",
            "https://a.example?b",
            "https://a.example/#",
            "https:///works",
        ]:
            with self.subTest(base=base), self.assertRaisesRegex(ValueError, "^base_url: "):
                Client(base)
        with self.assertRaisesRegex(ValueError, "^retries: "):
            Client("https://a.example", retries=-1)


class Paging(unittest.TestCase):
    def test_all_pages_of_works_and_images(self) -> None:
        for name in ["works", "images"]:
            with self.subTest(name=name), Service(pages_of(250)) as service:
                found = getattr(Client(service.url), name)({"a.b": "c"}, include=["x", "y"])
                self.assertEqual([one["id"] for one in found], list(range(250)))
                self.assertEqual(
                    [request.target for request in service.requests],
                    [
                        f"/catalogue/v2/{name}?a.b=c&include=x,y&pageSize=100&page={page}"
                        for page in [1, 2, 3]
                    ],
                )

    def test_requests_are_made_only_when_needed(self) -> None:
        with Service(pages_of(250)) as service:
            works = Client(service.url).works()
            self.assertEqual(len(service.requests), 0)
            self.assertEqual(len(list(islice(works, 100))), 100)
            self.assertEqual(len(service.requests), 1)

    def test_sizes(self) -> None:
        for total, params, expected, requests in [
            (0, {}, 0, 1),
            (100, {}, 100, 1),
            (101, {}, 101, 2),
            (7, {"pageSize": 3}, 7, 3),
            (7, {"pageSize": "3", "page": "2"}, 4, 2),
            (7, {"pageSize": None, "page": None}, 7, 1),
        ]:
            with self.subTest(total=total, params=params), Service(pages_of(total)) as service:
                works = Client(service.url).works(params)  # type: ignore[arg-type]
                self.assertEqual(len(list(works)), expected)
                self.assertEqual(len(service.requests), requests)

    def test_stops_at_the_limit_after_giving_out_all_that_there_is(self) -> None:
        for total, size, reached in [
            (10_001, 100, "10,000 of 10,001"),
            (25_000, 100, "10,000 of 25,000"),
            (10_001, 30, "9,990 of 10,001"),
        ]:
            with self.subTest(total=total, size=size), Service(pages_of(total)) as service:
                received = []
                with self.assertRaises(TooManyResults) as caught:
                    for work in Client(service.url).works(pageSize=size):
                        received.append(work["id"])
                self.assertEqual(received, list(range(10_000 // size * size)))
                self.assertEqual(
                    str(caught.exception),
                    f"400: /catalogue/v2/works: stopped after {reached} results, since the service"
                    " does not page beyond 10,000. Narrow the request, for example by date or"
                    " format, or read the snapshot of all records.",
                )
                self.assertIsInstance(caught.exception, ApiError)
                self.assertEqual(len(service.requests), 10_000 // size)

    def test_reads_exactly_10_000(self) -> None:
        with Service(pages_of(10_000)) as service:
            self.assertEqual(sum(1 for _ in Client(service.url).works()), 10_000)

    def test_begins_beyond_the_limit_without_a_request(self) -> None:
        with Service(pages_of(20_000)) as service:
            with self.assertRaisesRegex(TooManyResults, "stopped after 10,000 results"):
                next(Client(service.url).works(page=101))
            self.assertEqual(service.requests, [])

    def test_an_error_in_the_middle_is_raised(self) -> None:
        def answer(request: Request) -> Answer:
            broken = Answer({"label": "Server Error"}, 500)
            return broken if request.params["page"] == "2" else pages_of(250)(request)

        with Service(answer) as service:
            works = Client(service.url).works()
            self.assertEqual(len(list(islice(works, 100))), 100)
            with self.assertRaisesRegex(ApiError, "500: Server Error"):
                next(works)


class Retries(unittest.TestCase):
    def attempts(self, *answers: Answer | None, retries: int = 3) -> tuple[Any, Waits, int]:
        """The result or error after these answers, the waits, and the number of requests."""
        left = list(answers)
        waits = Waits()
        result: Any
        with Service(lambda _: left.pop(0)) as service:
            try:
                result = Client(service.url, retries=retries, sleep=waits).get("/works")
            except Exception as error:
                result = error
            return result, waits, len(service.requests)

    def test_a_busy_service_is_asked_again_after_the_time_it_names(self) -> None:
        for status in [429, 502, 503, 504]:
            for header, wait in [
                ("7", 7.0),
                ("0", 0.0),
                (" 30 ", 30.0),
                ("Sat, 01 Jan 2000 00:00:00 GMT", 0.0),
            ]:
                with self.subTest(status=status, header=header):
                    busy = Answer({}, status, {"Retry-After": header})
                    result, waits, requests = self.attempts(busy, Answer({"ok": 1}))
                    self.assertEqual((result, waits, requests), ({"ok": 1}, [wait], 2))

    def test_a_wait_too_long_is_an_error_at_once(self) -> None:
        for header in ["31", "3600", "Fri, 01 Jan 2999 00:00:00 GMT"]:
            with self.subTest(header=header):
                busy = Answer({"description": "Come back"}, 429, {"Retry-After": header})
                error, waits, requests = self.attempts(busy)
                self.assertEqual((error.status, error.message), (429, "Come back"))
                self.assertEqual((waits, requests), ([], 1))

    def test_pauses_double_when_no_time_is_named(self) -> None:
        for headers in [{}, {"Retry-After": "soon"}, {"Retry-After": "-1"}, {"Retry-After": ""}]:
            with self.subTest(headers=headers):
                busy = Answer({"label": "Busy"}, 503, headers)
                error, waits, requests = self.attempts(busy, busy, busy, busy)
                self.assertEqual((error.status, requests), (503, 4))
                for wait, longest in zip(waits, [0.5, 1, 2], strict=True):
                    self.assertTrue(longest / 2 <= wait <= longest, waits)

    def test_how_often_is_the_caller_s_choice(self) -> None:
        busy = Answer({"label": "Busy"}, 503)
        for retries in [0, 1, 5]:
            with self.subTest(retries=retries):
                _, waits, requests = self.attempts(*[busy] * (retries + 1), retries=retries)
                self.assertEqual((len(waits), requests), (retries, retries + 1))

    def test_no_pause_is_longer_than_the_limit(self) -> None:
        for answer in [Answer({}, 503), None]:
            with self.subTest(answer=answer):
                _, waits, requests = self.attempts(*[answer] * 13, retries=12)
                self.assertEqual(requests, 13)
                self.assertLessEqual(max(waits), 30)

    def test_a_broken_connection_is_tried_again(self) -> None:
        result, waits, requests = self.attempts(None, None, Answer({"ok": 1}))
        self.assertEqual((result, len(waits), requests), ({"ok": 1}, 2, 3))

    def test_an_answer_that_breaks_off_is_tried_again(self) -> None:
        half = Answer(b'{"o', headers={"Content-Length": "9"})
        result, waits, requests = self.attempts(half, Answer({"ok": 1}))
        self.assertEqual((result, len(waits), requests), ({"ok": 1}, 1, 2))

    def test_every_refusal_is_closed_before_the_next_request(self) -> None:
        """Whether or not the interpreter frees what nobody uses at once."""
        refusals: list[HTTPError] = []

        class Kept(HTTPDefaultErrorHandler):
            def http_error_default(self, *args: Any) -> None:
                try:
                    super().http_error_default(*args)
                except HTTPError as error:
                    refusals.append(error)
                    raise

        def check(_seconds: float) -> None:
            self.assertEqual([one.closed for one in refusals], [True] * len(refusals))

        busy = Answer({"label": "Busy"}, 503)
        left = [busy, Answer({}, 429, {"Retry-After": "0"}), busy]
        install_opener(build_opener(Kept))
        self.addCleanup(install_opener, None)
        with Service(lambda _: left.pop(0)) as service, self.assertRaises(ApiError):
            Client(service.url, retries=2, sleep=check).get("/works")
        self.assertEqual(len(refusals), 3)
        check(0)

    def test_other_refusals_are_final(self) -> None:
        for status in [400, 401, 403, 404, 410, 500, 501]:
            with self.subTest(status=status):
                refused = Answer({"description": "No"}, status, {"Retry-After": "1"})
                error, waits, requests = self.attempts(refused)
                self.assertIsInstance(error, ApiError)
                self.assertEqual((error.status, waits, requests), (status, [], 1))


class Errors(unittest.TestCase):
    def error(self, answer: Answer) -> ApiError:
        with Service(partial(given, answer)) as service, self.assertRaises(ApiError) as caught:
            Client(service.url).get("/works/zzzzzzzz")
        return caught.exception

    def test_the_message_is_the_service_s_own(self) -> None:
        for body, message in [
            ({"label": "Not Found", "description": "Work not found: é"}, "Work not found: é"),
            ({"label": "Not Found"}, "Not Found"),
            ({"label": "Not Found", "description": ""}, "Not Found"),
            (b"No such image\n", "No such image"),
            (b"<!doctype html><h1>Oh</h1>", "Not Found"),
            (b"", "Not Found"),
            ({"error": 1}, '{"error": 1}'),
            ([], "[]"),
        ]:
            with self.subTest(body=body):
                error = self.error(Answer(body, 404))
                self.assertEqual((error.status, error.message), (404, message))
                self.assertEqual(str(error), f"404: {message}")

    def test_the_status_counts_even_if_the_explanation_does_not_arrive(self) -> None:
        half = b'{"label": "Not'
        head = b"HTTP/1.0 404 Not Found\r\nContent-Length: 99\r\n\r\n"
        for answer in [
            Answer(half, 404, {"Content-Length": "99"}),
            Stalled(head, threading.Event()),
            Stalled(head + half, threading.Event()),
        ]:
            with self.subTest(answer=answer), Service(partial(given, answer)) as service:
                try:
                    with self.assertRaisesRegex(ApiError, "^404: Not Found$"):
                        Client(service.url, timeout=0.05).get("/works/zzzzzzzz")
                finally:
                    if isinstance(answer, Stalled):
                        answer.is_over.set()

    def test_a_status_without_a_name(self) -> None:
        for body in [b"", b"<h1>Oh</h1>"]:
            with self.subTest(body=body):
                self.assertEqual(str(self.error(Answer(body, 599))), "599: Status 599")

    def test_an_error_can_be_copied(self) -> None:
        self.assertEqual(str(copy.copy(ApiError(404, "No"))), "404: No")

    def test_a_redirect_is_followed(self) -> None:
        def answer(request: Request) -> Answer:
            moved = Answer(None, 302, {"Location": "/works/b"})
            return moved if request.target == "/works/a" else Answer({"id": "b"})

        with Service(answer) as service:
            self.assertEqual(Client(service.url).get("/works/a"), {"id": "b"})

    def test_an_answer_that_is_not_json(self) -> None:
        for body in [b"<html>", b"", b'{"a": "\xff"}']:
            with self.subTest(body=body), Service(partial(given, Answer(body))) as service:
                with self.assertRaisesRegex(
                    ValueError, "GET http://.*/works: the answer is not JSON"
                ):
                    Client(service.url).get("/works")
                self.assertEqual(len(service.requests), 1)

    def test_a_timeout(self) -> None:
        """Before the answer, and in the middle of it."""
        for body in [
            b"",
            b"HTTP/1.0 200 OK\r\n",
            b'HTTP/1.0 200 OK\r\nContent-Length: 9\r\n\r\n{"o',
        ]:
            finished = threading.Event()
            waits = Waits()
            with (
                self.subTest(body=body),
                Service(partial(given, Stalled(body, finished))) as service,
            ):
                try:
                    with self.assertRaisesRegex(TimeoutError, "/works: no answer within 0.05 s$"):
                        Client(service.url, timeout=0.05, sleep=waits).get("/works")
                finally:
                    finished.set()
                self.assertEqual((waits, len(service.requests)), ([], 1))

    def test_no_service_at_all(self) -> None:
        with Service(echo) as service:
            url = service.url
        waits = Waits()
        with self.assertRaisesRegex(ConnectionError, f"^GET {url}/works: .*refused"):
            Client(url, sleep=waits).get("/works")
        self.assertEqual(len(waits), 3)


class ImageAddresses(unittest.TestCase):
    def test_from_an_info_json_or_a_base(self) -> None:
        base = "https://iiif.example.org/image/V0040217"
        for given in [base, f"{base}/", f"{base}/info.json"]:
            with self.subTest(given=given):
                self.assertEqual(image_url(given), f"{base}/full/max/0/default.jpg")

    def test_identifiers_stay_encoded(self) -> None:
        for identifier in ["ark:%2F12%3F34%20%23%25", "b20417783_0004.jp2", "info.json", "9/a.jpg"]:
            base = f"https://iiif.example.org/image/{identifier}"
            with self.subTest(identifier=identifier):
                self.assertEqual(image_url(f"{base}/info.json"), f"{base}/full/max/0/default.jpg")

    def test_each_part(self) -> None:
        for parts, end in [
            ({"size": "400,"}, "full/400,/0/default.jpg"),
            ({"size": ",150"}, "full/,150/0/default.jpg"),
            ({"size": "!400,400"}, "full/!400,400/0/default.jpg"),
            ({"size": "pct:12.5"}, "full/pct:12.5/0/default.jpg"),
            ({"size": "full"}, "full/full/0/default.jpg"),
            ({"region": "square"}, "square/max/0/default.jpg"),
            ({"region": "0,0,8,6"}, "0,0,8,6/max/0/default.jpg"),
            ({"region": "pct:25,25.5,50,0.5"}, "pct:25,25.5,50,0.5/max/0/default.jpg"),
            ({"rotation": "!22.5", "quality": "gray"}, "full/max/!22.5/gray.jpg"),
            ({"format": "png"}, "full/max/0/default.png"),
        ]:
            with self.subTest(parts=parts):
                self.assertEqual(
                    image_url("https://a.example/i", **parts), f"https://a.example/i/{end}"
                )

    def test_wrong_parts_are_named(self) -> None:
        for name, value in [
            ("size", "400"),
            ("size", ""),
            ("size", "400,\n"),
            ("size", "0,"),
            ("size", "pct:0.0"),
            ("size", "٤٠٠,"),
            ("region", "middle"),
            ("region", "0,0,8"),
            ("region", "0,0,8,0"),
            ("region", "pct:100,0,8,6"),
            ("rotation", "-90"),
            ("rotation", "360.5"),
            ("quality", "colour"),
            ("format", "jpeg"),
        ]:
            with (
                self.subTest(value=value),
                self.assertRaisesRegex(ValueError, f"^{name}: .*Valid: "),
            ):
                image_url("https://a.example/i", **{name: value})

    def test_wrong_addresses(self) -> None:
        for url in [
            *["", "V0040217", "/info.json", "https://a.example/i?b/info.json"],
            *["https://a.example/image/..", "https://a.example/%2E/info.json"],
        ]:
            with self.subTest(url=url), self.assertRaisesRegex(ValueError, "^url: "):
                image_url(url)
        with self.assertRaisesRegex(ValueError, "^url: "):
            image_url("https://a.example/image/V1/full/300,/0/default.jpg")


class Credits(unittest.TestCase):
    def setUp(self) -> None:
        def location(kind: str, **more: Any) -> dict[str, Any]:
            return {"locationType": {"id": kind}, **more}

        base = "https://a.example/image"
        free = {"label": "Public Domain Mark", "url": "https://a.example/pdm"}
        by = {"label": "CC BY 4.0", "url": "https://a.example/by"}
        self.work: dict[str, Any] = {
            "id": "hx7q2mvb",
            "title": "A <i>grey</i> horse &amp; its owner.",
            "contributors": [
                {"agent": {"label": "Marlow, Tobias"}, "roles": [{"label": "etcher"}]},
                {"agent": {"label": "Dye &amp; Sons"}, "roles": [], "primary": False},
            ],
            "production": [{"label": "London : T. Marlow, 1832."}, {"label": "Paris"}],
            "items": [
                {"locations": [location("closed-stores")]},
                {
                    "locations": [
                        location("iiif-image", url=f"{base}/V1/info.json"),
                        location("iiif-image", url=f"{base}/V2", credit="A Museum", license=free),
                        location("iiif-image", url=f"{base}/V3", credit="A. Other", license=by),
                    ]
                },
            ],
        }

    def test_a_line_of_plain_text(self) -> None:
        self.assertEqual(
            credit_line(self.work, "iiif-image"),
            "A grey horse & its owner. Marlow, Tobias (etcher); Dye & Sons."
            " London : T. Marlow, 1832. A Museum. Public Domain Mark. Record: hx7q2mvb",
        )

    def test_the_copy_that_is_used(self) -> None:
        line = credit_line(self.work, "iiif-image", "https://a.example/image/V3")
        self.assertIn("1832. A. Other. CC BY 4.0.", str(line))

    def test_what_a_record_lacks_is_left_out(self) -> None:
        del self.work["title"]
        self.work |= {"contributors": [], "production": []}
        self.assertEqual(
            credit_line(self.work, "iiif-image"), "A Museum. Public Domain Mark. Record: hx7q2mvb"
        )

    def test_none_without_a_licence(self) -> None:
        for copy in [
            ("closed-stores",),
            ("iiif-presentation",),
            ("iiif-image", "https://a.example/image/V1/info.json"),
            ("iiif-image", "https://a.example/image/V9"),
        ]:
            with self.subTest(copy=copy):
                self.assertIsNone(credit_line(self.work, *copy))

    def test_a_work_without_its_includes_is_refused(self) -> None:
        for name in ["contributors", "items", "production"]:
            work = {key: value for key, value in self.work.items() if key != name}
            needed = "include=contributors,items,production"
            with self.subTest(name=name), self.assertRaisesRegex(ValueError, needed):
                credit_line(work, "iiif-image")

    def test_no_length_takes_long(self) -> None:
        for piece in ["<a", "<!--", '<a="', '="x"', "<a='", "&", "&#", "< "]:
            with self.subTest(piece=piece):
                start = time.perf_counter()
                plain_text("<a " + piece * 50_000)
                self.assertLess(time.perf_counter() - start, 2)


def load_tests(
    _loader: unittest.TestLoader, tests: unittest.TestSuite, _pattern: str | None
) -> unittest.TestSuite:
    tests.addTests(doctest.DocTestSuite(portal_client))
    return tests


if __name__ == "__main__":
    unittest.main()
