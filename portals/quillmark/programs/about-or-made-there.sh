#!/usr/bin/env bash
# Maps about a place, and maps made there: bash about-or-made-there.sh > maps.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
place='London'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'about-or-made-there/1.0 (you@example.org)' \
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
  jq -r --arg place "$place" '
    def answer: if any(. == $place) then "yes" else "no" end;
    .results[]
    | [.id, .title,
       ([.subjects[].concepts[].label] | answer),
       ([.production[].places[].label] | answer)]
    | @csv' "$answer"
}

echo '"work","title","about","made_there"'
all_results "$catalogue/works" \
  --data-urlencode "query=$place" \
  --data-urlencode 'workType=e' \
  --data-urlencode 'include=subjects,production' \
  --data-urlencode 'pageSize=100'
