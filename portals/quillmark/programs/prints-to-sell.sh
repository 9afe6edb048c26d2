#!/usr/bin/env bash
# Pictures that may be sold as prints, as a CSV: bash prints-to-sell.sh > prints.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
sold_unchanged='pdm,cc-0,cc-by,cc-by-sa,cc-by-nd,ogl,opl'
smallest=10
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'prints-to-sell/1.0 (you@example.org)' \
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

pictures=$(mktemp)
trap 'rm -f "$answer" "$pictures"' EXIT

print_rows() {
  jq -c --arg sold "$sold_unchanged" '
    .results[] | {id, title: .source.title} + .locations[0]
    | select(.license and (.license.id | IN($sold | split(",")[])))' "$answer" >>"$pictures"
}

echo '"image","title","cm","licence","credit","picture"'
all_results "$catalogue/images" \
  --data-urlencode 'source.subjects.label=Cartography' \
  --data-urlencode "locations.license=$sold_unchanged" \
  --data-urlencode 'pageSize=100'

while read -r picture; do
  sleep 0.5
  get "$(jq -r .url <<<"$picture")"
  # 300 dots per inch, in whole centimetres.
  jq -r --argjson picture "$picture" --argjson smallest "$smallest" '
    def printed: . * 254 / 30000 | floor;
    (.width | printed) as $width | (.height | printed) as $height
    | select([$width, $height] | max >= $smallest)
    | $picture
    | [.id, .title, "\($width) x \($height)", .license.id, .credit // "",
       (.url | sub("info.json$"; "full/full/0/default.jpg"))]
    | @csv' "$answer"
done <"$pictures"
