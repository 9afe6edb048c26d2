#!/usr/bin/env bash
# Maps and pictures of a place, as a CSV: bash pictures-of-a-place.sh > pictures.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
open='pdm,cc-0,cc-by,cc-by-sa'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'pictures-of-a-place/1.0 (you@example.org)' \
    --output "$answer" --write-out '%{http_code}' --get "$@")
  if [ "$status" != 200 ]; then
    jq -r --arg status "$status" '"\($status): \(.description // .label)"' "$answer" >&2 ||
      echo "$status: no details" >&2
    exit 1
  fi
}

# Calls print_rows for each page of results.
all_results() {
  get "$@"
  if [ "$(jq .totalResults "$answer")" -gt 10000 ]; then
    echo 'More than 10,000 results: ask for fewer at a time.' >&2
    exit 1
  fi
  print_rows
  while next=$(jq -er .nextPage "$answer"); do
    sleep 0.5
    get "$next"
    print_rows
  done
}

print_rows() {
  # A work matches if one of its copies does: look at each.
  jq -r --arg open "$open" '
    .results[] | . as $work
    | [.production[].dates[].label] as $dates
    | .items[].locations[]
    | select(.locationType.id == "iiif-image")
    | select(.license and (.license.id | IN($open | split(",")[])))
    | [$work.id, $work.title, ($dates | join("; ")), (.url | sub("/info.json$"; "")),
       .license.id, .license.url, .credit // ""]
    | @csv' "$answer"
}

echo '"work","title","date","iiif_base","licence","licence_url","credit"'
all_results "$catalogue/works" \
  --data-urlencode 'subjects.label=London' \
  --data-urlencode 'workType=e,k,l' \
  --data-urlencode 'production.dates.from=1700-01-01' \
  --data-urlencode 'production.dates.to=1900-12-31' \
  --data-urlencode "items.locations.license=$open" \
  --data-urlencode 'include=items,production' \
  --data-urlencode 'sort=production.dates' \
  --data-urlencode 'pageSize=100'
