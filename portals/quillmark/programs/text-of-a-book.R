# The text of a book, a sentence on each line: Rscript text-of-a-book.R > book.txt
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
texts <- "https://api.example.org/text/v1"
work_id <- "m3rvk8pd"

me <- user_agent("text-of-a-book/1.0 (you@example.org)")

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

work <- get_json(catalogue, "/works/", work_id, "?include=items")
places <- unlist(lapply(work$items, \(item) item$locations), recursive = FALSE)
manifests <- Filter(\(place) place$locationType$id == "iiif-presentation", places)
if (length(manifests) == 0) stop("This work is not a digitised book.", call. = FALSE)
# The last part of the manifest's address is the b-number.
text <- trimws(get(paste0(texts, "/", basename(manifests[[1]]$url))))
writeLines(enc2utf8(gsub(". ", ".\n", text, fixed = TRUE)), useBytes = TRUE)
