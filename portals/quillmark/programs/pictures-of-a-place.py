"""Maps and pictures of a place, as a CSV: python pictures-of-a-place.py > pictures.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
OPEN = ["pdm", "cc-0", "cc-by", "cc-by-sa"]
WANTED = {
    "subjects.label": "London",
    "workType": "e,k,l",
    "production.dates.from": "1700-01-01",
    "production.dates.to": "1900-12-31",
    "items.locations.license": ",".join(OPEN),
    "include": "items,production",
    "sort": "production.dates",
    "pageSize": "100",
}

session = requests.Session()
session.headers["User-Agent"] = "pictures-of-a-place/1.0 (you@example.org)"
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
table.writerow(["work", "title", "date", "iiif_base", "licence", "licence_url", "credit"])
for work in all_results(f"{CATALOGUE}/works", WANTED):
    dates = [date["label"] for event in work["production"] for date in event["dates"]]
    for item in work["items"]:
        for place in item["locations"]:
            # A work matches if one of its copies does: look at each.
            licence = place.get("license", {})
            if place["locationType"]["id"] != "iiif-image" or licence.get("id") not in OPEN:
                continue
            base = place["url"].removesuffix("/info.json")
            row = [work["id"], work["title"], "; ".join(dates), base]
            table.writerow([*row, licence["id"], licence["url"], place.get("credit", "")])
