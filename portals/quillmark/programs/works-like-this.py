"""Works like a given one, as a CSV: python works-like-this.py > like.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
WORK = "hx7q2mvb"
MOST = 10

session = requests.Session()
session.headers["User-Agent"] = "works-like-this/1.0 (you@example.org)"
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
table.writerow(["why", "work", "title"])
work = get(f"{CATALOGUE}/works/{WORK}", {"include": "subjects,images"}).json()
for picture in work["images"][:1]:
    image = get(f"{CATALOGUE}/images/{picture['id']}", {"include": "visuallySimilar"}).json()
    for other in image["visuallySimilar"]:
        table.writerow(["looks alike", other["source"]["id"], other["source"]["title"]])

subjects = {subject["id"] for subject in work["subjects"] if "id" in subject}
wanted = {"subjects": ",".join(sorted(subjects)), "include": "subjects", "pageSize": "100"}
others = []
for other in all_results(f"{CATALOGUE}/works", wanted) if subjects else []:
    shared = len(subjects & {subject.get("id") for subject in other["subjects"]})
    if other["id"] != work["id"]:
        others.append((-shared, other["id"], other["title"]))
for shared, other, title in sorted(others)[:MOST]:
    table.writerow([f"{-shared} of {len(subjects)} subjects", other, title])
