# Reads a file of settings as systemd reads an EnvironmentFile (systemd.exec(5)): nothing in it is run or replaced. Quotes end where they
# end, a backslash takes its meaning from the next character, and a line that ends with one goes on. Prints NAME=VALUE, a line each.
{ text = text $0 "\n" }
function keep() {
  sub(/[ \t\r]+$/, "", name)
  if (state == "value") sub(/[ \t\r]+$/, "", value)
  if (index(value, "\n")) {
    print name " in " FILENAME " has several lines: no setting of Janur has" >"/dev/stderr"
    exit failed = 1
  }
  if (name ~ /^[A-Za-z_][A-Za-z0-9_]*$/) print name "=" value
  name = value = ""
  state = "start"
}
END {
  if (failed) exit 1
  state = "start"
  for (at = 1; at <= length(text); at++) {
    c = substr(text, at, 1)
    isBlank = c == " " || c == "\t" || c == "\r"
    if (state == "start") {
      if (c == "#" || c == ";") state = "comment"
      else if (!isBlank && c != "\n") { name = c; state = "name" }
    } else if (state == "comment") {
      if (c == "\n") state = "start"
    } else if (state == "name") {
      if (c == "\n") { name = ""; state = "start" }
      else if (c == "=") { value = ""; state = "before" }
      else name = name c
    } else if (state == "before") {
      # before a value, and after a quote
      if (c == "\n") keep()
      else if (c == "'" || c == "\"") { quote = c; state = "quoted" }
      else if (c == "\\") state = "escaped"
      else if (!isBlank) { value = value c; state = "value" }
    } else if (state == "value") {
      if (c == "\n") keep()
      else if (c == "\\") state = "escaped"
      else value = value c
    } else if (state == "escaped") {
      if (c != "\n") value = value c
      state = "value"
    } else if (c == quote) state = "before"
    else if (c == "\\" && quote == "\"") {
      c = substr(text, ++at, 1)
      if (index("\"\\`$", c)) value = value c
      else if (c != "\n") value = value "\\" c
    } else value = value c
  }
  if (state == "quoted") {
    print name " in " FILENAME " begins with a quote that does not end" >"/dev/stderr"
    exit 1
  }
}
