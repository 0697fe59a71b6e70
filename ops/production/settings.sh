# For the scripts beside it, which say `here` first: settings as systemd gives them to janur.service. Nothing in a file is run.

# settings FILE…: all that is set there is in the environment from now on
settings() {
  for settings_file; do
    settings_read=$(awk -f "$here/settings.awk" "$settings_file") || exit 1
    while IFS= read -r settings_pair; do
      [ -z "$settings_pair" ] || export "${settings_pair?}"
    done <<END
$settings_read
END
  done
}

# setting NAME FILE: what it is there, and nothing where it is not
setting() {
  awk -f "$here/settings.awk" "$2" | sed -n "s/^$1=//p" | tail -1
}

# quoted VALUE: as it stands in a file of settings, whatever is in it
quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"`$]/\\&/g')"
}

# where they are
etc=${JANUR_ETC:-/etc/janur}
