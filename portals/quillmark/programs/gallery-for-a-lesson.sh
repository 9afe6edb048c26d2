#!/usr/bin/env bash
# A page of pictures for a lesson: bash gallery-for-a-lesson.sh > lesson.html
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'gallery-for-a-lesson/1.0 (you@example.org)' \
    --output "$answer" --write-out '%{http_code}' --get "$@")
  if [ "$status" != 200 ]; then
    jq -r --arg status "$status" '"\($status): \(.description // .label)"' "$answer" >&2 ||
      echo "$status: no details" >&2
    exit 1
  fi
}

get "$catalogue/images" \
  --data-urlencode 'query=comet' \
  --data-urlencode 'locations.license=pdm,cc-0,cc-by,cc-by-sa' \
  --data-urlencode 'pageSize=6'

printf '%s\n' '<!doctype html>' '<html lang="en">' '<meta charset="utf-8">' '<title>Comets</title>'
jq -r '
  def escaped:
    gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;") | gsub("\""; "&quot;");
  .results[] | .locations[0] as $place
  | (.source.title | escaped) as $title
  | ($place.url | sub("info.json$"; "full/600,/0/default.jpg") | escaped) as $picture
  | "<a href=\"\($place.license.url | escaped)\">\($place.license.label | escaped)</a>" as $licence
  | "<figure>\n  <img src=\"\($picture)\" alt=\"\($title)\">",
    "  <figcaption>\($title). \($place.credit // "" | escaped). \($licence)</figcaption>\n</figure>"
' "$answer"
echo '</html>'
