# Labelled pictures to train on, as a CSV: Rscript dataset-to-train-on.R > pictures.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
labels <- c("Botanical illustrations", "Celestial charts", "Landscape prints", "Portrait prints")
wanted <- list(
  "source.genres.label" = paste(labels, collapse = ","),
  "locations.license" = "pdm,cc-0,cc-by,cc-by-sa",
  include = "source.genres",
  pageSize = "100"
)

me <- user_agent("dataset-to-train-on/1.0 (you@example.org)")

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

all_results <- function(url) {
  page <- get_json(url)
  if (page$totalResults > 10000) {
    stop("More than 10,000 results: ask for fewer at a time.", call. = FALSE)
  }
  results <- page$results
  while (!is.null(page$nextPage)) {
    Sys.sleep(0.5)
    page <- get_json(page$nextPage)
    results <- c(results, page$results)
  }
  results
}

print_row <- function(...) {
  cells <- gsub('"', '""', c(...), fixed = TRUE)
  writeLines(paste0('"', enc2utf8(cells), '"', collapse = ","), useBytes = TRUE)
}

print_row("picture", "label", "split", "work", "licence", "credit")
for (image in all_results(modify_url(paste0(catalogue, "/images"), query = wanted))) {
  place <- image$locations[[1]]
  found <- intersect(sapply(image$source$genres, \(genre) genre$label), labels)
  if (length(found) != 1) next
  # By work, not by picture: two pictures of one work are too alike to be on both sides.
  split <- if (sum(utf8ToInt(image$source$id)) %% 5 == 0) "test" else "train"
  picture <- sub("info.json$", "full/!224,224/0/default.jpg", place$url)
  print_row(
    picture, found, split, image$source$id, place$license$id, c(place$credit, "")[1]
  )
}
