"""The text of a book, a sentence on each line: python text-of-a-book.py > book.txt"""

import sys

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

API = "https://api.example.org"
WORK = "m3rvk8pd"

session = requests.Session()
session.headers["User-Agent"] = "text-of-a-book/1.0 (you@example.org)"
busy = [429, 500, 502, 503, 504]
retries = Retry(total=4, backoff_factor=1, status_forcelist=busy, raise_on_status=False)
session.mount("https://", HTTPAdapter(max_retries=retries))


def get(url, params=None):
    try:
        response = session.get(url, params=params, timeout=10)
    except requests.RequestException as error:
        sys.exit(f"No answer: {error}")
    if response.ok:
        return response
    try:
        problem = response.json()
    except ValueError:
        problem = {}
    detail = problem.get("description") or problem.get("label") or "no details"
    sys.exit(f"{response.status_code}: {detail}")


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
work = get(f"{API}/catalogue/v2/works/{WORK}", {"include": "items"}).json()
manifests = [
    place["url"]
    for item in work["items"]
    for place in item["locations"]
    if place["locationType"]["id"] == "iiif-presentation"
]
if not manifests:
    sys.exit("This work is not a digitised book.")
# The last part of the manifest's address is the b-number.
response = get(f"{API}/text/v1/{manifests[0].rpartition('/')[2]}")
response.encoding = "utf-8"
print(response.text.strip().replace(". ", ".\n"))
