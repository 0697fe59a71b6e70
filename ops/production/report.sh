#!/bin/sh
# For the monitoring: what was done last, and when.  report.sh NAME KEY=VALUE…
# node-exporter reads it as janur_NAME_KEY VALUE.
set -eu
name=$1
shift
folder=/var/lib/prometheus/node-exporter
[ -d "$folder" ] || exit 0
for pair in "$@"; do
  echo "janur_${name}_${pair%%=*} ${pair#*=}"
done >"$folder/janur-$name.prom.$$"
chmod 644 "$folder/janur-$name.prom.$$"
mv "$folder/janur-$name.prom.$$" "$folder/janur-$name.prom"
