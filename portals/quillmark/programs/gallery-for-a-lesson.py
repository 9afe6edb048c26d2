"""A page of pictures for a lesson: python gallery-for-a-lesson.py > lesson.html"""

import sys

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

CATALOGUE = "https://api.example.org/catalogue/v2"
WANTED = {"query": "comet", "locations.license": "pdm,cc-0,cc-by,cc-by-sa", "pageSize": "6"}

session = requests.Session()
session.headers["User-Agent"] = "gallery-for-a-lesson/1.0 (you@example.org)"
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


def escape(text):
    for character, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        text = text.replace(character, f"&{name};")
    return text


sys.stdout.reconfigure(encoding="utf-8", newline="\n")
print('<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Comets</title>')
for image in get(f"{CATALOGUE}/images", WANTED).json()["results"]:
    place = image["locations"][0]
    title = escape(image["source"]["title"])
    picture = escape(place["url"].removesuffix("info.json") + "full/600,/0/default.jpg")
    licence = f'<a href="{escape(place["license"]["url"])}">{escape(place["license"]["label"])}</a>'
    print(f'<figure>\n  <img src="{picture}" alt="{title}">')
    print(f"  <figcaption>{title}. {escape(place.get('credit', ''))}. {licence}</figcaption>\n</figure>")
print("</html>")
