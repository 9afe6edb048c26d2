# Works like a given one, as a CSV: Rscript works-like-this.R > like.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
work_id <- "hx7q2mvb"
most <- 10

me <- user_agent("works-like-this/1.0 (you@example.org)")

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

ids_of <- function(work) unique(unlist(lapply(work$subjects, \(subject) subject$id)))

print_row("why", "work", "title")
work <- get_json(catalogue, "/works/", work_id, "?include=subjects,images")
if (length(work$images) > 0) {
  image <- get_json(catalogue, "/images/", work$images[[1]]$id, "?include=visuallySimilar")
  for (other in image$visuallySimilar) {
    print_row("looks alike", other$source$id, other$source$title)
  }
}

subjects <- ids_of(work)
if (length(subjects) > 0) {
  wanted <- paste0("?subjects=", paste(subjects, collapse = ","), "&include=subjects&pageSize=100")
  others <- Filter(\(other) other$id != work$id, all_results(paste0(catalogue, "/works", wanted)))
  shared <- sapply(others, \(other) sum(ids_of(other) %in% subjects))
  ids <- sapply(others, \(other) other$id)
  for (at in head(order(-shared, ids, method = "radix"), most)) {
    why <- paste(shared[at], "of", length(subjects), "subjects")
    print_row(why, ids[at], others[[at]]$title)
  }
}
