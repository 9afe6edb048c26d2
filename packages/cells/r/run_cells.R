# Runs the cells of a tutorial in one environment and collects what each of them shows, as R itself would:
# what is printed, every visible value, and plots. Outputs have the shapes of src/output.ts.

most_rows <- 20
most_columns <- 20
longest_cell <- 400

# Black, and the colours that the page has for kinds (src/display/tidy-svg.ts).
kinds <- c(
  "black", "#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951",
  "#ff8ab7", "#a463f2", "#97bbf5", "#9c6b4e", "#9498a0"
)

# A session has `run(id, source)`, which returns the outputs of a cell, and `drawings()`, the data of what each
# cell has drawn.
open_session <- function() {
  space <- new.env(parent = globalenv())
  outputs <- list()
  drawings <- list()
  cell <- ""
  plot_at <- NULL
  printed <- NULL
  problem <- NULL

  add <- function(output) outputs[[length(outputs) + 1]] <<- output

  # What has been printed since the last time, as one output.
  take_printed <- function() {
    text <- sub("\n$", "", paste(readLines(printed, warn = FALSE), collapse = "\n"))
    if (nzchar(text)) add(list(kind = "text", text = text))
    restart_printing()
  }

  restart_printing <- function() {
    stop_printing()
    printed <<- tempfile()
    sink(printed)
  }

  stop_printing <- function() {
    while (sink.number() > 0) sink()
  }

  open_device <- function(...) {
    open_svg()
    dev.control(displaylist = "enable")
  }

  # A page may have several plots; only a new page is a new drawing.
  before_plot <- function() {
    if (!par("page")) return()
    # A hook cannot stop the cell, so the next step does.
    tryCatch(finish_plot(), error = function(condition) problem <<- condition)
    take_printed()
    plot_at <<- length(outputs) + 1
    add(list())
  }

  finish_plot <- function() {
    if (is.null(plot_at)) return()
    at <- plot_at
    plot_at <<- NULL
    drawn <- drawing_output(recordPlot())
    outputs[[at]] <<- drawn$output
    drawings[[cell]] <<- c(drawings[[cell]], list(drawn$data))
  }

  show_value <- function(value) {
    if (is.data.frame(value)) {
      take_printed()
      add(table_output(value))
    } else {
      print(value)
    }
  }

  evaluate <- function(expression) {
    withCallingHandlers(
      {
        result <- withVisible(eval(expression, space))
        if (result$visible) show_value(result$value)
        if (!is.null(problem)) stop(problem)
      },
      message = function(condition) {
        cat(conditionMessage(condition))
        invokeRestart("muffleMessage")
      },
      warning = function(condition) {
        take_printed()
        add(list(kind = "log", level = "warn", text = conditionMessage(condition)))
        invokeRestart("muffleWarning")
      }
    )
  }

  run <- function(id, source) {
    outputs <<- list()
    cell <<- id
    problem <<- NULL
    restart_printing()
    line <- 1
    failed <- tryCatch(
      {
        expressions <- parse(text = source, keep.source = TRUE)
        lines <- vapply(attr(expressions, "srcref"), function(place) place[[1]], 1)
        for (at in seq_along(expressions)) {
          line <- lines[[at]]
          evaluate(expressions[[at]])
        }
        finish_plot()
        NULL
      },
      error = function(condition) error_output(condition, id, line)
    )
    take_printed()
    stop_printing()
    plot_at <<- NULL
    graphics.off()
    if (!is.null(failed)) add(failed)
    # Of a plot that could not be shown, only its place is left.
    Filter(length, outputs)
  }

  palette(kinds)
  options(device = open_device, width = 80)
  setHook("before.plot.new", before_plot, "replace")
  list(run = run, drawings = function() drawings)
}

error_output <- function(condition, id, line) {
  message <- conditionMessage(condition)
  # parse() names the place in its message: "<text>:2:5: unexpected ..."
  place <- regmatches(message, regexec("^<text>:([0-9]+):([0-9]+): ([^\n]+)", message))[[1]]
  if (length(place) == 0) {
    return(list(kind = "error", message = paste("Error:", message), cell = id, line = line))
  }
  list(
    kind = "error", message = paste("Syntax error:", place[[4]]), cell = id,
    line = as.integer(place[[2]]), column = as.integer(place[[3]])
  )
}

# Tables ---------------------------------------------------------------------------------------------------

# A table with the names of its rows first, unless they only count them.
table_output <- function(frame) {
  shown <- utils::head(as.data.frame(frame), most_rows)
  named <- if (is.character(attr(shown, "row.names"))) list(row.names(shown)) else list()
  labels <- c(rep("", length(named)), names(shown))
  values <- c(named, unname(as.list(shown)))
  used <- seq_len(min(length(values), most_columns))
  notes <- c(
    if (nrow(shown) < nrow(frame)) {
      sprintf("%d of %s rows are shown.", nrow(shown), format(nrow(frame), big.mark = ","))
    },
    if (length(used) < length(values)) {
      sprintf("%d of %d columns are shown.", length(used), length(values))
    },
    if (nrow(frame) == 0) "There are no rows."
  )
  texts <- lapply(values[used], function(column) {
    # A column may be a matrix, as those of `aggregate` are.
    value_at <- if (length(dim(column)) == 2) function(at) column[at, ] else function(at) column[[at]]
    vapply(seq_len(nrow(shown)), function(at) cell_text(value_at(at)), "")
  })
  output <- list(
    kind = "table",
    columns = lapply(used, function(at) {
      list(label = labels[[at]], isNumeric = is.numeric(values[[at]]))
    }),
    rows = lapply(seq_len(nrow(shown)), function(row) lapply(texts, function(column) column[[row]]))
  )
  if (length(notes) > 0) output$note <- paste(notes, collapse = " ")
  output
}

cell_text <- function(value) {
  # A list inside, each part of which would be one again.
  if (inherits(value, "POSIXlt")) value <- as.POSIXct(value)
  if (length(value) != 1) return(cut_text(paste(vapply(value, cell_text, ""), collapse = ", ")))
  if (is.list(value)) return(cell_text(value[[1]]))
  if (is.na(value)) return("")
  if (!is.numeric(value)) return(cut_text(as.character(value)))
  if (value == round(value) && abs(value) < 1e15) sprintf("%.0f", value) else sprintf("%.6g", value)
}

cut_text <- function(text) {
  if (nchar(text) > longest_cell) paste0(substr(text, 1, longest_cell), "…") else text
}

# Drawings -------------------------------------------------------------------------------------------------

open_svg <- function(file = tempfile(fileext = ".svg")) {
  svg(file, width = 8.9, height = 5.6, pointsize = 13, bg = "transparent")
  # Their title is shown outside, so that they need no room for it.
  par(mar = c(4.5, 4.5, 1, 1), las = 1)
}

# The plot as SVG without its title, which the page shows, and all that was drawn as data.
drawing_output <- function(plot) {
  steps <- plot[[1]]
  names <- vapply(steps, function(step) as.character(step[[2]][[1]]$name), "")
  titles <- list(main = c(), x = c(), y = c())
  for (at in which(names == "C_title")) {
    said <- steps[[at]][[2]]
    titles$main <- c(titles$main, plain_title(said[[2]]))
    titles$x <- c(titles$x, plain_title(said[[4]]))
    titles$y <- c(titles$y, plain_title(said[[5]]))
  }
  if (length(titles$main) == 0) {
    stop('A plot needs a title for readers who cannot see it: plot(…, main = "Works by decade").')
  }
  if (length(titles$main) == 1) {
    for (at in which(names == "C_title")) plot[[1]][[at]][[2]][[2]] <- ""
  }
  file <- tempfile(fileext = ".svg")
  open_svg(file)
  replayPlot(plot)
  dev.off()
  described <- c(
    if (length(titles$x) > 0) paste0("Horizontally: ", paste(titles$x, collapse = ", "), "."),
    if (length(titles$y) > 0) paste0("Vertically: ", paste(titles$y, collapse = ", "), ".")
  )
  output <- list(
    kind = "svg",
    title = paste(titles$main, collapse = " · "),
    svg = paste(readLines(file, encoding = "UTF-8"), collapse = "\n")
  )
  if (length(described) > 0) output$description <- paste(described, collapse = " ")
  drawn <- !names %in% c("palette2", "C_par")
  data <- Map(step_data, names[drawn], lapply(steps[drawn], `[[`, 2), USE.NAMES = FALSE)
  list(output = output, data = data)
}

plain_title <- function(text) {
  said <- gsub("\n", " ", paste(as.character(text), collapse = " "))
  if (nzchar(said)) said else c()
}

# What one call of R's graphics was given, as numbers and text.
step_data <- function(name, arguments) {
  known <- rapply(as.list(arguments)[-1], rounded, c("numeric", "integer", "character"), how = "unlist")
  list(call = name, given = as.list(unname(known)))
}

rounded <- function(values) {
  if (is.character(values)) values else signif(values, 6)
}
