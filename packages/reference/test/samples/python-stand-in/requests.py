"""The little of requests that the samples use, for machines that do not have it."""

import base64
import secrets
import urllib.error
import urllib.parse
import urllib.request
from json import dumps, loads


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
        return loads(self.content)

    def raise_for_status(self):
        if self.status_code >= 400:
            kind = 'Client' if self.status_code < 500 else 'Server'
            raise HTTPError(f'{self.status_code} {kind} Error: {self.reason} for url: {self.url}')


def quoted(text):
    for sign, code in (('"', '%22'), ('\r', '%0D'), ('\n', '%0A')):
        text = text.replace(sign, code)
    return f'"{text}"'


def multipart(files, boundary):
    body = b''
    for name, (file_name, content, *types) in files:
        head = f'--{boundary}\r\nContent-Disposition: form-data; name={quoted(name)}'
        if file_name is not None:
            head += f'; filename={quoted(file_name)}'
        for media_type in types:
            head += f'\r\nContent-Type: {media_type}'
        content = content if isinstance(content, bytes) else content.encode()
        body += head.encode() + b'\r\n\r\n' + content + b'\r\n'
    return body + f'--{boundary}--\r\n'.encode()


def request(
    method,
    url,
    params=None,
    headers=None,
    auth=None,
    data=None,
    json=None,
    files=None,
    timeout=None,
):
    if params:
        query = params if isinstance(params, str) else urllib.parse.urlencode(params)
        url = f'{url}?{query}'
    headers = {name.title(): value for name, value in (headers or {}).items()}
    if auth:
        code = base64.b64encode(':'.join(auth).encode('latin-1')).decode()
        headers['Authorization'] = f'Basic {code}'
    if files:
        boundary = secrets.token_hex(16)
        data = multipart(files, boundary)
        headers['Content-Type'] = f'multipart/form-data; boundary={boundary}'
    elif json is not None:
        data = dumps(json).encode()
        headers.setdefault('Content-Type', 'application/json')
    elif isinstance(data, list):
        data = urllib.parse.urlencode(data).encode()
        headers.setdefault('Content-Type', 'application/x-www-form-urlencoded')
    asked = urllib.request.Request(url, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=timeout) as answer:
            return Response(answer)
    except urllib.error.HTTPError as error:
        # Like requests, which raises on an error only when it is told to.
        return Response(error)


def get(url, **options):
    return request('GET', url, **options)
