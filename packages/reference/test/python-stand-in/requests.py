"""The little of requests that the samples use, for machines that do not have it."""

import json
import urllib.error
import urllib.request


class HTTPError(IOError):
    pass


class Response:
    def __init__(self, answer):
        self.content = answer.read()
        self.status_code = answer.status
        self.reason = answer.reason
        self.url = answer.url
        self.encoding = 'utf-8'

    @property
    def text(self):
        return self.content.decode(self.encoding)

    def json(self):
        return json.loads(self.content)

    def raise_for_status(self):
        if self.status_code >= 400:
            kind = 'Client' if self.status_code < 500 else 'Server'
            raise HTTPError(f'{self.status_code} {kind} Error: {self.reason} for url: {self.url}')


def request(method, url, headers=None, timeout=None):
    asked = urllib.request.Request(url, headers=headers or {}, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=timeout) as answer:
            return Response(answer)
    except urllib.error.HTTPError as error:
        # Like requests, which raises on an error only when it is told to.
        return Response(error)


def get(url, **options):
    return request('GET', url, **options)
