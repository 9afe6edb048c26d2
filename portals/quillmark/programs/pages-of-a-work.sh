#!/usr/bin/env bash
# The pages of a digitised work, as a CSV: bash pages-of-a-work.sh > pages.csv
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
alto='https://api.example.org/text/alto'
work='m3rvk8pd'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'pages-of-a-work/1.0 (you@example.org)' \
    --output "$answer" --write-out '%{http_code}' --get "$@")
  if [ "$status" != 200 ]; then
    jq -r --arg status "$status" '"\($status): \(.description // .label)"' "$answer" >&2 ||
      echo "$status: no details" >&2
    exit 1
  fi
}

get "$catalogue/works/$work" --data-urlencode 'include=items'
manifest=$(jq -r 'first(.items[].locations[]
  | select(.locationType.id == "iiif-presentation")).url' "$answer")
if [ -z "$manifest" ]; then
  echo 'This work has no manifest: look at its images instead.' >&2
  exit 1
fi

echo '"page","label","picture","text"'
get "$manifest"
jq -r --arg alto "$alto" '
  .sequences[0].canvases | to_entries[]
  | .value.images[0].resource.service["@id"] as $base
  | ["\(.key + 1)", .value.label, "\($base)/full/800,/0/default.jpg",
     "\($alto)/\($base | split("/") | last)"]
  | @csv' "$answer"
