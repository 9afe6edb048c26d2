"""Where works were made, as GeoJSON: python where-works-were-made.py > places.geojson"""

import sys
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
WANTED = {"subjects.label": "Astronomy", "include": "production", "pageSize": "100"}
# Records name places and have no coordinates: these are yours to check and to add to.
PLACES = {
    "Amsterdam": (4.9, 52.37),
    "Edinburgh": (-3.19, 55.95),
    "Leipzig": (12.37, 51.34),
    "London": (-0.13, 51.51),
    "Norwich": (1.3, 52.63),
    "Paris": (2.35, 48.86),
    "Venice": (12.33, 45.44),
    "Vienna": (16.37, 48.21),
}

session = requests.Session()
session.headers["User-Agent"] = "where-works-were-made/1.0 (you@example.org)"
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
counts = dict.fromkeys(PLACES, 0)
elsewhere = 0
for work in all_results(f"{CATALOGUE}/works", WANTED):
    places = {place["label"] for event in work["production"] for place in event["places"]}
    for place in places & counts.keys():
        counts[place] += 1
    elsewhere += not places & counts.keys()

features = [
    f'{{"type":"Feature","properties":{{"place":"{place}","works":{works}}},'
    f'"geometry":{{"type":"Point","coordinates":[{PLACES[place][0]},{PLACES[place][1]}]}}}}'
    for place, works in counts.items()
    if works > 0
]
print('{"type":"FeatureCollection","features":[')
print(",\n".join(features))
print("]}")
print(f"{elsewhere} works are from no place in the table.", file=sys.stderr)
