#!/usr/bin/env bash
# Labelled pictures to train on, as a CSV: bash dataset-to-train-on.sh > pictures.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
labels='Botanical illustrations,Celestial charts,Landscape prints,Portrait prints'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'dataset-to-train-on/1.0 (you@example.org)' \
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
  # By work, not by picture: two pictures of one work are too alike to be on both sides.
  jq -r --arg labels "$labels" '
    .results[] | .locations[0] as $place
    | [.source.genres[].label | select(IN($labels | split(",")[]))] as $found
    | select($found | length == 1)
    | (if (.source.id | explode | add) % 5 == 0 then "test" else "train" end) as $split
    | [($place.url | sub("info.json$"; "full/!224,224/0/default.jpg")),
       $found[0], $split, .source.id, $place.license.id, $place.credit // ""]
    | @csv' "$answer"
}

echo '"picture","label","split","work","licence","credit"'
all_results "$catalogue/images" \
  --data-urlencode "source.genres.label=$labels" \
  --data-urlencode 'locations.license=pdm,cc-0,cc-by,cc-by-sa' \
  --data-urlencode 'include=source.genres' \
  --data-urlencode 'pageSize=100'
