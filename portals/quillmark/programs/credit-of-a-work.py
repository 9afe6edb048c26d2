"""The credit of a work, as HTML with links: python credit-of-a-work.py > credit.html"""

import re
import sys

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
WORK = "hx7q2mvb"
KIND = "iiif-image"

session = requests.Session()
session.headers["User-Agent"] = "credit-of-a-work/1.0 (you@example.org)"
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


def plain(text):
    return re.sub(r"[\s.]+$", "", re.sub(r"<[^>]+>", "", text))


def escaped(text):
    for character, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(character, f"&{name};")
    return text


def link(text, address):
    return f'<a href="{escaped(address)}">{escaped(plain(text))}</a>'


def maker(contributor):
    roles = ", ".join(role["label"] for role in contributor["roles"])
    label = contributor["agent"]["label"]
    return f"{label} ({roles})" if roles else label


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
include = {"include": "items,contributors,production"}
work = get(f"{CATALOGUE}/works/{WORK}", include).json()
places = [
    place
    for item in work["items"]
    for place in item["locations"]
    if place["locationType"]["id"] == KIND and "license" in place
]
if not places:
    sys.exit("No licence stated. Ask first.")
makers = "; ".join(map(maker, work["contributors"]))
made = work["production"][0]["label"] if work["production"] else ""
between = [escaped(plain(part)) for part in (makers, made, places[0].get("credit", "")) if part]
title = link(work["title"], f"{CATALOGUE}/works/{work['id']}")
licence = link(places[0]["license"]["label"], places[0]["license"]["url"])
print(f"<p>{'. '.join([title, *between, licence])}</p>")
