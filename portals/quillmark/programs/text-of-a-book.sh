#!/usr/bin/env bash
# The text of a book, a sentence on each line: bash text-of-a-book.sh > book.txt
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
texts='https://api.example.org/text/v1'
work='m3rvk8pd'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'text-of-a-book/1.0 (you@example.org)' \
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
  echo 'This work is not a digitised book.' >&2
  exit 1
fi
# The last part of the manifest's address is the b-number.
get "$texts/${manifest##*/}"
jq -rR 'gsub("^\\s+|\\s+$"; "") | gsub("[.] "; ".\n")' "$answer"
