# Pictures that may be sold as prints, as a CSV: Rscript prints-to-sell.R > prints.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
sold_unchanged <- c("pdm", "cc-0", "cc-by", "cc-by-sa", "cc-by-nd", "ogl", "opl")
smallest <- 10
wanted <- list(
  "source.subjects.label" = "Cartography",
  "locations.license" = paste(sold_unchanged, collapse = ","),
  pageSize = "100"
)

me <- user_agent("prints-to-sell/1.0 (you@example.org)")

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

print_row("image", "title", "cm", "licence", "credit", "picture")
for (image in all_results(modify_url(paste0(catalogue, "/images"), query = wanted))) {
  place <- image$locations[[1]]
  if (!isTRUE(place$license$id %in% sold_unchanged)) next
  Sys.sleep(0.5)
  info <- get_json(place$url)
  # 300 dots per inch, in whole centimetres.
  size <- (c(info$width, info$height) * 254) %/% 30000
  if (max(size) < smallest) next
  print_row(
    image$id, image$source$title, paste(size, collapse = " x "), place$license$id,
    c(place$credit, "")[1], sub("info.json$", "full/full/0/default.jpg", place$url)
  )
}
