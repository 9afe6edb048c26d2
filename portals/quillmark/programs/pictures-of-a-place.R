# Maps and pictures of a place, as a CSV: Rscript pictures-of-a-place.R > pictures.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
open <- c("pdm", "cc-0", "cc-by", "cc-by-sa")
wanted <- list(
  "subjects.label" = "London",
  workType = "e,k,l",
  "production.dates.from" = "1700-01-01",
  "production.dates.to" = "1900-12-31",
  "items.locations.license" = paste(open, collapse = ","),
  include = "items,production",
  sort = "production.dates",
  pageSize = "100"
)

me <- user_agent("pictures-of-a-place/1.0 (you@example.org)")

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

print_row("work", "title", "date", "iiif_base", "licence", "licence_url", "credit")
for (work in all_results(modify_url(paste0(catalogue, "/works"), query = wanted))) {
  dates <- unlist(lapply(work$production, \(event) sapply(event$dates, \(date) date$label)))
  for (item in work$items) {
    for (place in item$locations) {
      # A work matches if one of its copies does: look at each.
      if (place$locationType$id != "iiif-image" || !isTRUE(place$license$id %in% open)) next
      print_row(
        work$id, work$title, paste(dates, collapse = "; "), sub("/info.json$", "", place$url),
        place$license$id, place$license$url, c(place$credit, "")[1]
      )
    }
  }
}
