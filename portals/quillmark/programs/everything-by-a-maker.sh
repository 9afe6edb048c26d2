#!/usr/bin/env bash
# Everything by one maker, as a CSV: bash everything-by-a-maker.sh > works.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
name='Tobias Marlow'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'everything-by-a-maker/1.0 (you@example.org)' \
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

get "$catalogue/concepts" --data-urlencode "query=$name"
maker=$(jq -c 'first(.results[] | select(.type | IN("Person", "Organisation")))' "$answer")
if [ -z "$maker" ]; then
  echo "Nobody is called $name." >&2
  exit 1
fi
id=$(jq -r .id <<<"$maker")
echo "By $(jq -r .label <<<"$maker") ($id)" >&2

print_rows() {
  jq -r --arg id "$id" '
    .results[]
    | [.id, .title,
       ([.production[].dates[].label] | join("; ")),
       ([.contributors[] | select(.agent.id == $id) | .roles[].label] | join("; "))]
    | @csv' "$answer"
}

echo '"work","title","date","role"'
all_results "$catalogue/works" \
  --data-urlencode "contributors.agent=$id" \
  --data-urlencode 'include=contributors,production' \
  --data-urlencode 'sort=production.dates' \
  --data-urlencode 'pageSize=100'
