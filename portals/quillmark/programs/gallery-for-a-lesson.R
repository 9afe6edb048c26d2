# A page of pictures for a lesson: Rscript gallery-for-a-lesson.R > lesson.html
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
wanted <- list(
  query = "comet",
  "locations.license" = "pdm,cc-0,cc-by,cc-by-sa",
  pageSize = "6"
)

me <- user_agent("gallery-for-a-lesson/1.0 (you@example.org)")

get <- function(url) {
  for_good <- c(400, 404, 410)
  response <- RETRY("GET", url, me, timeout(10), times = 5, terminate_on = for_good, quiet = TRUE)
  if (http_error(response)) {
    problem <- tryCatch(as.list(content(response, as = "parsed")), error = \(error) list())
    detail <- c(problem$description, problem$label, "no details")[1]
    stop(status_code(response), ": ", detail, call. = FALSE)
  }
  content(response, as = "text", encoding = "UTF-8")
}

get_json <- function(...) fromJSON(get(paste0(...)), simplifyVector = FALSE)

escaped <- function(text) {
  names <- c("&" = "&amp;", "<" = "&lt;", ">" = "&gt;", '"' = "&quot;")
  for (character in names(names)) text <- gsub(character, names[[character]], text, fixed = TRUE)
  text
}
print_lines <- function(...) writeLines(enc2utf8(c(...)), useBytes = TRUE)

print_lines('<!doctype html>', '<html lang="en">', '<meta charset="utf-8">', '<title>Comets</title>')
for (image in get_json(modify_url(paste0(catalogue, "/images"), query = wanted))$results) {
  place <- image$locations[[1]]
  title <- escaped(image$source$title)
  picture <- escaped(sub("info.json$", "full/600,/0/default.jpg", place$url))
  label <- escaped(place$license$label)
  licence <- paste0('<a href="', escaped(place$license$url), '">', label, "</a>")
  credit <- escaped(c(place$credit, "")[1])
  print_lines(
    "<figure>",
    paste0('  <img src="', picture, '" alt="', title, '">'),
    paste0("  <figcaption>", title, ". ", credit, ". ", licence, "</figcaption>"),
    "</figure>"
  )
}
print_lines("</html>")
