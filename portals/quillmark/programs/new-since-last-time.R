# Works that are new since the last run, as a CSV: Rscript new-since-last-time.R > new.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
wanted <- list("subjects.label" = "Comets", pageSize = "100")
seen_file <- "seen.txt"

me <- user_agent("new-since-last-time/1.0 (you@example.org)")

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

seen <- if (file.exists(seen_file)) readLines(seen_file) else character()
found <- all_results(modify_url(paste0(catalogue, "/works"), query = wanted))
print_row("work", "title")
for (work in found) if (!work$id %in% seen) print_row(work$id, work$title)
# Last, so that a run that fails forgets nothing.
writeLines(sapply(found, \(work) work$id), seen_file)
