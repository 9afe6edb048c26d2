#!/usr/bin/env bash
# Works like a given one, as a CSV: bash works-like-this.sh > like.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
work='hx7q2mvb'
most=10
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'works-like-this/1.0 (you@example.org)' \
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

others=$(mktemp)
trap 'rm -f "$answer" "$others"' EXIT

echo '"why","work","title"'
get "$catalogue/works/$work" --data-urlencode 'include=subjects,images'
subjects=$(jq -r '[.subjects[].id // empty] | unique | join(",")' "$answer")
image=$(jq -r '.images[0].id // empty' "$answer")
if [ -n "$image" ]; then
  get "$catalogue/images/$image" --data-urlencode 'include=visuallySimilar'
  jq -r '.visuallySimilar[].source | ["looks alike", .id, .title] | @csv' "$answer"
fi

print_rows() {
  jq -c --arg work "$work" --arg subjects "$subjects" '
    ($subjects | split(",")) as $wanted
    | .results[] | select(.id != $work)
    | {id, title, of: ($wanted | length),
       shared: ([.subjects[].id | select(IN($wanted[]))] | unique | length)}' "$answer" >>"$others"
}

if [ -n "$subjects" ]; then
  all_results "$catalogue/works" \
    --data-urlencode "subjects=$subjects" \
    --data-urlencode 'include=subjects' \
    --data-urlencode 'pageSize=100'
fi
jq -rs --argjson most "$most" '
  sort_by(-.shared, .id) | .[:$most][]
  | ["\(.shared) of \(.of) subjects", .id, .title] | @csv' "$others"
