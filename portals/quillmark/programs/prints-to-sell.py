"""Pictures that may be sold as prints, as a CSV: python prints-to-sell.py > prints.csv"""

import csv
import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
SOLD_UNCHANGED = ["pdm", "cc-0", "cc-by", "cc-by-sa", "cc-by-nd", "ogl", "opl"]
SMALLEST = 10
WANTED = {
    "source.subjects.label": "Cartography",
    "locations.license": ",".join(SOLD_UNCHANGED),
    "pageSize": "100",
}

session = requests.Session()
session.headers["User-Agent"] = "prints-to-sell/1.0 (you@example.org)"
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
table.writerow(["image", "title", "cm", "licence", "credit", "picture"])
for image in all_results(f"{CATALOGUE}/images", WANTED):
    place = image["locations"][0]
    if place.get("license", {}).get("id") not in SOLD_UNCHANGED:
        continue
    time.sleep(0.5)
    info = get(place["url"]).json()
    # 300 dots per inch, in whole centimetres.
    width, height = (pixels * 254 // 30_000 for pixels in (info["width"], info["height"]))
    if max(width, height) < SMALLEST:
        continue
    picture = place["url"].removesuffix("info.json") + "full/full/0/default.jpg"
    row = [image["id"], image["source"]["title"], f"{width} x {height}", place["license"]["id"]]
    table.writerow([*row, place.get("credit", ""), picture])
