# Everything by one maker, as a CSV: Rscript everything-by-a-maker.R > works.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
name <- "Tobias Marlow"
kinds <- c("Person", "Organisation")

me <- user_agent("everything-by-a-maker/1.0 (you@example.org)")

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

found <- get_json(modify_url(paste0(catalogue, "/concepts"), query = list(query = name)))$results
makers <- Filter(\(concept) concept$type %in% kinds, found)
if (length(makers) == 0) stop("Nobody is called ", name, ".", call. = FALSE)
maker <- makers[[1]]
message("By ", maker$label, " (", maker$id, ")")

wanted <- list(
  "contributors.agent" = maker$id,
  include = "contributors,production",
  sort = "production.dates",
  pageSize = "100"
)
print_row("work", "title", "date", "role")
for (work in all_results(modify_url(paste0(catalogue, "/works"), query = wanted))) {
  dates <- labels(lapply(work$production, \(event) event$dates))
  theirs <- Filter(\(contributor) identical(contributor$agent$id, maker$id), work$contributors)
  roles <- labels(lapply(theirs, \(contributor) contributor$roles))
  print_row(work$id, work$title, paste(dates, collapse = "; "), paste(roles, collapse = "; "))
}
