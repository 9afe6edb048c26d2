# Reads cells as JSON, runs them, and writes what they showed as JSON, as the last line. It takes and gives what
# python/record.py beside it does, and stops after the first cell that fails.

folder <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
cells <- new.env()
sys.source(file.path(folder, "run_cells.R"), cells)

asked <- jsonlite::fromJSON(file("stdin"), simplifyVector = FALSE)
session <- cells$open_session()
outputs <- list(setup = session$run("setup", asked$setup))
for (cell in asked$cells) {
  kinds <- vapply(unlist(outputs, recursive = FALSE), function(output) output$kind, "")
  if ("error" %in% kinds) break
  outputs[[cell$id]] <- session$run(cell$id, cell$source)
}

versions <- list(R = paste(R.version$major, R.version$minor, sep = "."))
for (name in asked$packages) versions[[name]] <- as.character(packageVersion(name))
named <- function(values) if (length(values) > 0) values else setNames(list(), character())
# R prints what a cell shows by itself, so a program needs no other source.
result <- list(
  outputs = outputs, plain = named(list()), drawings = named(session$drawings()), versions = versions
)
cat("\n", jsonlite::toJSON(result, auto_unbox = TRUE, null = "null", digits = NA), "\n", sep = "")
