"""Works that are new since the last run, as a CSV: python new-since-last-time.py > new.csv"""

import csv
import pathlib
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
WANTED = {"subjects.label": "Comets", "pageSize": "100"}
SEEN = pathlib.Path("seen.txt")

session = requests.Session()
session.headers["User-Agent"] = "new-since-last-time/1.0 (you@example.org)"
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


def all_results(url, params):
    page = get(url, params).json()
    if page["totalResults"] > 10_000:
        sys.exit("More than 10,000 results: ask for fewer at a time.")
    yield from page["results"]
    while "nextPage" in page:
        time.sleep(0.5)
        page = get(page["nextPage"]).json()
        yield from page["results"]


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
table = csv.writer(sys.stdout, quoting=csv.QUOTE_ALL, lineterminator="\n")
seen = set(SEEN.read_text().split()) if SEEN.exists() else set()
found = list(all_results(f"{CATALOGUE}/works", WANTED))
table.writerow(["work", "title"])
for work in found:
    if work["id"] not in seen:
        table.writerow([work["id"], work["title"]])
# Last, so that a run that fails forgets nothing.
SEEN.write_text("".join(f"{work['id']}\n" for work in found))
