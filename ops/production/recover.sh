#!/bin/sh
# Brings a backup back, and what was written after it:  recover.sh ARCHIVE [FOLDER OF BINARY LOGS] [--until 'YYYY-MM-DD HH:MM:SS'] [--over]
# The logs are those of the machine that made the backup. --until stops before a mistake, by this machine's clock; --over takes away
# the weddings that are here now. JANUR_BACKUP_IDENTITY_FILE names the file that holds the age identity.
set -eu
here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
. "$here/settings.sh"
identity_file=${JANUR_BACKUP_IDENTITY_FILE:-}
settings "$etc/janur.env" "$etc/backup.env"
archive=
logs=
over=
while [ $# -gt 0 ]; do
  case $1 in
  --until) until=${2:?"--until wants a moment: '2026-11-26 18:59:59'"}; shift ;;
  --over) over=1 ;;
  *) if [ -z "$archive" ]; then archive=$(readlink -e "$1") || { echo "There is no $1." >&2; exit 1; }
     else logs=$(readlink -e "$1") || { echo "There is no $1." >&2; exit 1; }; fi ;;
  esac
  shift
done
[ -n "$archive" ] || { sed -n 2p "$0" >&2; exit 1; }
identity_file=${identity_file:-${JANUR_BACKUP_IDENTITY_FILE:-}}
if [ -n "$identity_file" ]; then
  JANUR_BACKUP_IDENTITY=$(grep -v '^#' "$identity_file" | tr -d '\n')
  export JANUR_BACKUP_IDENTITY
elif [ "$(head -c 21 "$archive")" = age-encryption.org/v1 ] && [ -z "${JANUR_BACKUP_IDENTITY:-}" ]; then
  echo "$archive is encrypted: JANUR_BACKUP_IDENTITY_FILE=FILE recover.sh …" >&2
  exit 1
fi
weddings=$(mariadb -N -e 'SELECT COUNT(*) FROM janur.clients' 2>/dev/null || echo 0)
[ "$weddings" = 0 ] || [ -n "$over" ] || { echo "There are $weddings weddings in this database: --over takes them away." >&2; exit 1; }
data=${JANUR_DATA_DIR:-/var/lib/janur}

systemctl stop janur
folder=$(mktemp -d "$data/recover.XXXXXX")
trap 'rm -rf "$folder"' EXIT
# the account that serves reads it, wherever it came from
cp "$archive" "$folder/archive"
chown -R "$(stat -c %u:%g "$data")" "$folder"
mariadb -e 'DROP DATABASE IF EXISTS janur; CREATE DATABASE janur CHARACTER SET utf8mb4'
for name in files remotes; do
  [ ! -e "$data/$name" ] || mv "$data/$name" "$data/$name.before-$(date -u +%Y%m%dT%H%M%SZ)"
done
"$here/janur.sh" npm run restore -- "$folder/archive" --as-it-was >"$folder/said" || { cat "$folder/said" >&2; exit 1; }
sed '/^$/d' "$folder/said"

if [ -n "$logs" ]; then
  place=$(sed -n 's/^The binary log goes on at //p' "$folder/said")
  [ -n "$place" ] || { echo 'The backup does not say where the binary log went on: it is here, and nothing that was written later.' >&2; exit 1; }
  first=${place% *}
  [ -e "$logs/$first" ] || { echo "$logs has no $first, with which it goes on: the backup is here, and nothing that was written later." >&2; exit 1; }
  # in their order, and from the first one's place on: what is before that is in the backup
  ls "$logs" | grep -E "^${first%.*}\.[0-9]+\$" | sort -t. -k2n | sed -n "/^$first\$/,\$p" >"$folder/logs"
  missing=$(sed 's/.*\.0*//' "$folder/logs" | awk 'NR > 1 && $1 != last + 1 { print last + 1; exit } { last = $1 }')
  [ -z "$missing" ] || { echo "$logs has no log of the number $missing: the backup is here, and nothing that was written later." >&2; exit 1; }
  # one that misses what it goes on with fails, and says so
  mkfifo "$folder/replay"
  (cd "$logs" && exec xargs -x -n 100000 -s 1000000 -d '\n' mariadb-binlog --start-position="${place#* }" --database=janur ${until:+"--stop-datetime=$until"} \
    <"$folder/logs" >"$folder/replay") &
  mariadb --binary-mode <"$folder/replay"
  wait $!
  echo "Written after it: $(wc -l <"$folder/logs") logs from $place on."
fi
# the schema of this release, the rights of the account that serves, shell and remotes
"$here/release.sh"
