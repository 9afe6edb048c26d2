#!/usr/bin/env bash
# Where works were made, as GeoJSON: bash where-works-were-made.sh > places.geojson
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
# Records name places and have no coordinates: these are yours to check and to add to.
places='{
  "Amsterdam": [4.9, 52.37],
  "Edinburgh": [-3.19, 55.95],
  "Leipzig": [12.37, 51.34],
  "London": [-0.13, 51.51],
  "Norwich": [1.3, 52.63],
  "Paris": [2.35, 48.86],
  "Venice": [12.33, 45.44],
  "Vienna": [16.37, 48.21]
}'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'where-works-were-made/1.0 (you@example.org)' \
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
  jq -c '.results[] | [.production[].places[].label] | unique' "$answer" >>"$found"
}

all_results "$catalogue/works" \
  --data-urlencode 'subjects.label=Astronomy' \
  --data-urlencode 'include=production' \
  --data-urlencode 'pageSize=100'

echo '{"type":"FeatureCollection","features":['
jq -rs --argjson places "$places" '
  add as $labels
  | [$places | to_entries[] | . as {$key, $value}
     | ([$labels[] | select(. == $key)] | length) as $works
     | select($works > 0)
     | {type: "Feature", properties: {place: $key, works: $works},
        geometry: {type: "Point", coordinates: $value}} | tojson]
  | join(",\n")' "$found"
echo ']}'
jq -rs --argjson places "$places" '
  map(select(any(in($places)) | not)) | length
  | "\(.) works are from no place in the table."' "$found" >&2
