"""Everything by one maker, as a CSV: python everything-by-a-maker.py > works.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
MAKER = "Tobias Marlow"
KINDS = ["Person", "Organisation"]

session = requests.Session()
session.headers["User-Agent"] = "everything-by-a-maker/1.0 (you@example.org)"
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
found = get(f"{CATALOGUE}/concepts", {"query": MAKER}).json()["results"]
maker = next((concept for concept in found if concept["type"] in KINDS), None)
if maker is None:
    sys.exit(f"Nobody is called {MAKER}.")
print(f"By {maker['label']} ({maker['id']})", file=sys.stderr)

table.writerow(["work", "title", "date", "role"])
wanted = {
    "contributors.agent": maker["id"],
    "include": "contributors,production",
    "sort": "production.dates",
    "pageSize": "100",
}
for work in all_results(f"{CATALOGUE}/works", wanted):
    dates = [date["label"] for event in work["production"] for date in event["dates"]]
    roles = [
        role["label"]
        for contributor in work["contributors"]
        if contributor["agent"].get("id") == maker["id"]
        for role in contributor["roles"]
    ]
    table.writerow([work["id"], work["title"], "; ".join(dates), "; ".join(roles)])
