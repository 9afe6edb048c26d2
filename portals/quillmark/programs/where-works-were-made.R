# Where works were made, as GeoJSON: Rscript where-works-were-made.R > places.geojson
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
wanted <- list("subjects.label" = "Astronomy", include = "production", pageSize = "100")
# Records name places and have no coordinates: these are yours to check and to add to.
places <- list(
  "Amsterdam" = c(4.9, 52.37),
  "Edinburgh" = c(-3.19, 55.95),
  "Leipzig" = c(12.37, 51.34),
  "London" = c(-0.13, 51.51),
  "Norwich" = c(1.3, 52.63),
  "Paris" = c(2.35, 48.86),
  "Venice" = c(12.33, 45.44),
  "Vienna" = c(16.37, 48.21)
)

me <- user_agent("where-works-were-made/1.0 (you@example.org)")

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

counts <- setNames(rep(0, length(places)), names(places))
elsewhere <- 0
for (work in all_results(modify_url(paste0(catalogue, "/works"), query = wanted))) {
  labels <- unlist(lapply(work$production, \(event) sapply(event$places, \(place) place$label)))
  known <- intersect(names(places), labels)
  counts[known] <- counts[known] + 1
  if (length(known) == 0) elsewhere <- elsewhere + 1
}
shown <- names(counts)[counts > 0]
features <- sapply(shown, \(place) paste0(
  '{"type":"Feature","properties":{"place":"', place, '","works":', counts[place], "},",
  '"geometry":{"type":"Point","coordinates":[', paste(places[[place]], collapse = ","), "]}}"
))
writeLines('{"type":"FeatureCollection","features":[')
writeLines(paste(features, collapse = ",\n"))
writeLines("]}")
message(elsewhere, " works are from no place in the table.")
