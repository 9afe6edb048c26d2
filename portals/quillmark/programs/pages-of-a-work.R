# The pages of a digitised work, as a CSV: Rscript pages-of-a-work.R > pages.csv
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
alto <- "https://api.example.org/text/alto"
work_id <- "m3rvk8pd"

me <- user_agent("pages-of-a-work/1.0 (you@example.org)")

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

print_row <- function(...) {
  cells <- gsub('"', '""', c(...), fixed = TRUE)
  writeLines(paste0('"', enc2utf8(cells), '"', collapse = ","), useBytes = TRUE)
}

work <- get_json(catalogue, "/works/", work_id, "?include=items")
places <- unlist(lapply(work$items, \(item) item$locations), recursive = FALSE)
manifests <- Filter(\(place) place$locationType$id == "iiif-presentation", places)
if (length(manifests) == 0) {
  stop("This work has no manifest: look at its images instead.", call. = FALSE)
}

print_row("page", "label", "picture", "text")
canvases <- get_json(manifests[[1]]$url)$sequences[[1]]$canvases
for (number in seq_along(canvases)) {
  base <- canvases[[number]]$images[[1]]$resource$service$`@id`
  picture <- paste0(base, "/full/800,/0/default.jpg")
  print_row(number, canvases[[number]]$label, picture, paste0(alto, "/", basename(base)))
}
