"""The pages of a digitised work, as a CSV: python pages-of-a-work.py > pages.csv"""

import csv
import sys

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

API = "https://api.example.org"
WORK = "m3rvk8pd"

session = requests.Session()
session.headers["User-Agent"] = "pages-of-a-work/1.0 (you@example.org)"
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
table = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\n")
work = get(f"{API}/catalogue/v2/works/{WORK}", {"include": "items"}).json()
manifests = [
    place["url"]
    for item in work["items"]
    for place in item["locations"]
    if place["locationType"]["id"] == "iiif-presentation"
]
if not manifests:
    sys.exit("This work has no manifest: look at its images instead.")

table.writerow(["page", "label", "picture", "text"])
canvases = get(manifests[0]).json()["sequences"][0]["canvases"]
for number, canvas in enumerate(canvases, start=1):
    base = canvas["images"][0]["resource"]["service"]["@id"]
    text = f"{API}/text/alto/{base.rpartition('/')[2]}"
    table.writerow([number, canvas["label"], f"{base}/full/800,/0/default.jpg", text])
