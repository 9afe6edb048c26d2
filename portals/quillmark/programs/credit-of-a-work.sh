#!/usr/bin/env bash
# The credit of a work, as HTML with links: bash credit-of-a-work.sh > credit.html
set -euo pipefail

catalogue='https://api.example.org/catalogue/v2'
work='hx7q2mvb'
kind='iiif-image'
answer=$(mktemp)
trap 'rm -f "$answer"' EXIT

# Writes the answer to a request into the file $answer. Curl retries what is worth it.
get() {
  local status
  status=$(curl --silent --show-error --max-time 10 --retry 4 --globoff \
    --user-agent 'credit-of-a-work/1.0 (you@example.org)' \
    --output "$answer" --write-out '%{http_code}' --get "$@")
  if [ "$status" != 200 ]; then
    jq -r --arg status "$status" '"\($status): \(.description // .label)"' "$answer" >&2 ||
      echo "$status: no details" >&2
    exit 1
  fi
}

get "$catalogue/works/$work" --data-urlencode 'include=items,contributors,production'
jq -er --arg catalogue "$catalogue" --arg kind "$kind" '
  def plain: gsub("<[^>]+>"; "") | sub("[\\s.]+$"; "");
  def escaped:
    gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;") | gsub("\""; "&quot;");
  def link(address): "<a href=\"\(address | escaped)\">\(plain | escaped)</a>";
  def maker:
    ([.roles[].label] | join(", ")) as $roles
    | .agent.label + if $roles == "" then "" else " (\($roles))" end;
  . as $work
  | first(.items[].locations[] | select(.locationType.id == $kind and .license)) as $place
  | [([.contributors[] | maker] | join("; ")), .production[0].label // "", $place.credit // ""]
  | map(select(. != "") | plain | escaped)
  | [($work.title | link("\($catalogue)/works/\($work.id)")), .[],
     ($place.license.label | link($place.license.url))]
  | "<p>\(join(". "))</p>"' "$answer" || {
  echo 'No licence stated. Ask first.' >&2
  exit 1
}
