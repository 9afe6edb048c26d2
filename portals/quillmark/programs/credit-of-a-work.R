# The credit of a work, as HTML with links: Rscript credit-of-a-work.R > credit.html
library(httr)
library(jsonlite)

catalogue <- "https://api.example.org/catalogue/v2"
work_id <- "hx7q2mvb"
kind <- "iiif-image"

me <- user_agent("credit-of-a-work/1.0 (you@example.org)")

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

plain <- function(text) sub("[[:space:].]+$", "", gsub("<[^>]+>", "", text))
escaped <- function(text) {
  names <- c("&" = "&amp;", "<" = "&lt;", ">" = "&gt;", '"' = "&quot;")
  for (character in names(names)) text <- gsub(character, names[[character]], text, fixed = TRUE)
  text
}
link <- function(text, address) {
  paste0('<a href="', escaped(address), '">', escaped(plain(text)), "</a>")
}
maker <- function(contributor) {
  roles <- paste(sapply(contributor$roles, \(role) role$label), collapse = ", ")
  label <- contributor$agent$label
  if (roles == "") label else paste0(label, " (", roles, ")")
}

include <- "?include=items,contributors,production"
work <- get_json(catalogue, "/works/", work_id, include)
places <- unlist(lapply(work$items, \(item) item$locations), recursive = FALSE)
is_wanted <- \(place) place$locationType$id == kind && !is.null(place$license)
places <- Filter(is_wanted, places)
if (length(places) == 0) stop("No licence stated. Ask first.", call. = FALSE)
makers <- paste(sapply(work$contributors, maker), collapse = "; ")
made <- if (length(work$production) > 0) work$production[[1]]$label
between <- Filter(nzchar, c(makers, made, places[[1]]$credit))
title <- link(work$title, paste0(catalogue, "/works/", work$id))
licence <- link(places[[1]]$license$label, places[[1]]$license$url)
parts <- c(title, escaped(plain(between)), licence)
writeLines(enc2utf8(paste0("<p>", paste(parts, collapse = ". "), "</p>")), useBytes = TRUE)
