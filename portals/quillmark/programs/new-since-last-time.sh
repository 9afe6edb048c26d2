#!/usr/bin/env bash
# Works that are new since the last run, as a CSV: bash new-since-last-time.sh > new.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
seen_file='seen.txt'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'new-since-last-time/1.0 (you@example.org)' \
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

found=$(mktemp)
trap 'rm -f "$answer" "$found"' EXIT

print_rows() {
  jq -c '.results[] | {id, title}' "$answer" >>"$found"
}

touch "$seen_file"
all_results "$catalogue/works" \
  --data-urlencode 'subjects.label=Comets' \
  --data-urlencode 'pageSize=100'

echo '"work","title"'
jq -r --rawfile seen "$seen_file" '
  select(.id | IN($seen | split("\n")[]) | not) | [.id, .title] | @csv' "$found"
# Last, so that a run that fails forgets nothing.
jq -r .id "$found" >"$seen_file"
