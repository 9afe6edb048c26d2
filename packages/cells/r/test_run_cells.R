# Run with `Rscript packages/cells/r/test_run_cells.R`.

folder <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(folder, "run_cells.R"))

# What the last of these cells shows.
shown <- function(...) {
  session <- open_session()
  for (cell in list(...)) outputs <- session$run("r-1", cell)
  outputs
}
text <- function(value) list(kind = "text", text = value)
same <- function(actual, expected) {
  if (identical(actual, expected)) return(invisible())
  stop("Expected ", deparse1(expected), "\nbut got ", deparse1(actual), call. = FALSE)
}
fields <- function(outputs, name) unlist(lapply(outputs, `[[`, name))

# What is printed, and every visible value, in order.
same(shown("1 + 1"), list(text("[1] 2")))
same(shown("x <- 1\ninvisible(2)"), list())
same(shown("cat('a\\n')\nmessage('b')\nprint('c')"), list(text("a\nb\n[1] \"c\"")))
same(shown("y <- 2", "y * 2"), list(text("[1] 4")))
same(exists("y"), FALSE)
same(
  shown("cat('a')\nwarning('careful')\ncat('b')"),
  list(text("a"), list(kind = "log", level = "warn", text = "careful"), text("b"))
)

# Tables.
table <- shown("data.frame(n = c(1.5, NA, 1e7), t = c('ü', NA, 'b'), l = I(list(1:2, 'x', NULL)))")[[1]]
same(fields(table$columns, "label"), c("n", "t", "l"))
same(fields(table$columns, "isNumeric"), c(TRUE, FALSE, FALSE))
same(
  table$rows,
  list(list("1.5", "ü", "1, 2"), list("", "", "x"), list("10000000", "b", ""))
)
same(fields(shown("mtcars[1:2, 1:2]")[[1]]$columns, "label"), c("", "mpg", "cyl"))
same(fields(shown("d <- data.frame(a = 3:1)\nd[order(d$a), , drop = FALSE]")[[1]]$columns, "label"), "a")
same(shown("data.frame(a = 1:1234)")[[1]]$note, "20 of 1,234 rows are shown.")
same(length(shown("data.frame(a = 1:1234)")[[1]]$rows), 20L)
same(shown("data.frame(a = character())")[[1]]$note, "There are no rows.")
times <- shown("d <- data.frame(n = 1:2)\nd$t <- as.POSIXlt(c('1851-05-01 09:30', NA), tz = 'UTC')\nd")[[1]]
same(times$rows, list(list("1", "1851-05-01 09:30:00"), list("2", "")))
matrices <- shown("d <- data.frame(n = 1:2)\nd$m <- matrix(1:4, 2)\nd")[[1]]
same(matrices$rows, list(list("1", "1, 3"), list("2", "2, 4")))

# Plots: at the place where they begin, with what is added to them later.
session <- open_session()
plots <- session$run("r-1", paste(
  "plot(1:3, c(2, 9, 4), main = 'Squares', xlab = 'n', ylab = 'n²', col = 2)",
  "cat('between')", "lines(1:3, 4:6)", "barplot(c(a = 1, b = 2), main = 'Bars')", sep = "\n"
))
same(fields(plots, "kind"), c("svg", "text", "svg"))
same(fields(plots, "title"), c("Squares", "Bars"))
same(plots[[1]]$description, "Horizontally: n. Vertically: n².")
calls <- session$drawings()[["r-1"]][[1]]
points <- Filter(function(step) step$call == "C_plotXY", calls)
same(length(points), 2L)
same(all(c(2, 9, 4) %in% unlist(points[[1]]$given)), TRUE)
panels <- shown("par(mfrow = c(1, 2))\nplot(1, main = 'A')\nplot(2, main = 'B')")
same(fields(panels, "title"), "A · B")
for (cell in c("plot(1)", "plot(1)\nplot(2, main = 'B')")) {
  same(grepl("needs a title", shown(cell)[[1]]$message), TRUE)
}

# Errors.
failed <- shown("print(1)\n\nf <- function() stop('No.')\nf()\n2")
same(failed[[1]], text("[1] 1"))
same(failed[[2]][c("message", "line")], list(message = "Error: No.", line = 4))
same(length(failed), 2L)
slip <- shown("x <- 1\ny <- <- 2")[[1]]
same(c(slip$line, slip$column), c(2L, 6L))

cat("All is well.\n")
