"""Maps about a place, and maps made there: python about-or-made-there.py > maps.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
PLACE = "London"
WANTED = {
    "query": PLACE,
    "workType": "e",
    "include": "subjects,production",
    "pageSize": "100",
}

session = requests.Session()
session.headers["User-Agent"] = "about-or-made-there/1.0 (you@example.org)"
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
table.writerow(["work", "title", "about", "made_there"])
for work in all_results(f"{CATALOGUE}/works", WANTED):
    subjects = [concept["label"] for subject in work["subjects"] for concept in subject["concepts"]]
    places = [place["label"] for event in work["production"] for place in event["places"]]
    answers = ["yes" if PLACE in labels else "no" for labels in (subjects, places)]
    table.writerow([work["id"], work["title"], *answers])
