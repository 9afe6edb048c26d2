# Maps about a place, and maps made there: Rscript about-or-made-there.R > maps.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
place <- "London"
wanted <- list(
  query = place,
  workType = "e",
  include = "subjects,production",
  pageSize = "100"
)

me <- user_agent("about-or-made-there/1.0 (you@example.org)")

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

labels <- function(lists) unlist(lapply(lists, \(list) sapply(list, \(one) one$label)))
answer <- function(labels) if (place %in% labels) "yes" else "no"

print_row("work", "title", "about", "made_there")
for (work in all_results(modify_url(paste0(catalogue, "/works"), query = wanted))) {
  subjects <- labels(lapply(work$subjects, \(subject) subject$concepts))
  places <- labels(lapply(work$production, \(event) event$places))
  print_row(work$id, work$title, answer(subjects), answer(places))
}
