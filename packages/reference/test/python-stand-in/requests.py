"""The little of requests that the samples use, for machines that do not have it."""

import json
import urllib.request


class Response:
    def __init__(self, answer):
        self.content = answer.read()
        self.encoding = 'utf-8'

    @property
    def text(self):
        return self.content.decode(self.encoding)

    def json(self):
        return json.loads(self.content)

    def raise_for_status(self):
        pass


def request(method, url, headers=None, timeout=None):
    asked = urllib.request.Request(url, headers=headers or {}, method=method)
    with urllib.request.urlopen(asked, timeout=timeout) as answer:
        return Response(answer)


def get(url, **options):
    return request('GET', url, **options)
