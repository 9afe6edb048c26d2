"""Labelled pictures to train on, as a CSV: python dataset-to-train-on.py > pictures.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
LABELS = ["Botanical illustrations", "Celestial charts", "Landscape prints", "Portrait prints"]
WANTED = {
    "source.genres.label": ",".join(LABELS),
    "locations.license": "pdm,cc-0,cc-by,cc-by-sa",
    "include": "source.genres",
    "pageSize": "100",
}

session = requests.Session()
session.headers["User-Agent"] = "dataset-to-train-on/1.0 (you@example.org)"
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
table.writerow(["picture", "label", "split", "work", "licence", "credit"])
for image in all_results(f"{CATALOGUE}/images", WANTED):
    work, place = image["source"], image["locations"][0]
    labels = [genre["label"] for genre in work["genres"] if genre["label"] in LABELS]
    if len(labels) != 1:
        continue
    # By work, not by picture: two pictures of one work are too alike to be on both sides.
    split = "test" if sum(map(ord, work["id"])) % 5 == 0 else "train"
    picture = place["url"].removesuffix("info.json") + "full/!224,224/0/default.jpg"
    row = [picture, labels[0], split, work["id"], place["license"]["id"]]
    table.writerow([*row, place.get("credit", "")])
