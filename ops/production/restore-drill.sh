#!/bin/sh
# Can last night's backup be had again? It comes from where the copies are, into a database and a folder of their own; every
# table must have the checksum it was backed up with, and the program must serve a page of it. Then all of it goes away.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/settings.sh"
settings "$etc/backup.env" "$etc/deploy.env"
export RCLONE_CONFIG="$etc/rclone.conf"
began=$(date +%s)
folder=$(mktemp -d /var/lib/janur/drill.XXXXXX)
serving=
end() {
  [ -z "$serving" ] || kill "$serving" 2>/dev/null || true
  [ -z "$serving" ] || wait "$serving" 2>/dev/null || true
  mariadb -e 'DROP DATABASE IF EXISTS janur_drill'
  rm -rf "$folder"
}
trap end EXIT
install -d -o janur -g janur "$folder/data"
chown janur:janur "$folder"

if [ -n "${JANUR_OFFSITE:-}" ]; then
  newest=$(rclone lsf --include 'janur-*.tar.gz' "$JANUR_OFFSITE" | sort | tail -1)
  rclone copyto "$JANUR_OFFSITE/$newest" "$folder/archive.tar.gz"
else
  newest=$(ls /var/backups/janur | grep '\.tar\.gz$' | sort | tail -1)
  cp "/var/backups/janur/$newest" "$folder/archive.tar.gz"
fi
[ -n "$newest" ] || { echo 'There is no backup.' >&2; exit 1; }
chown janur:janur "$folder/archive.tar.gz"
echo "restoring $newest"

mariadb -e 'DROP DATABASE IF EXISTS janur_drill; CREATE DATABASE janur_drill CHARACTER SET utf8mb4'
identity=
[ -z "${JANUR_BACKUP_IDENTITY_FILE:-}" ] || identity=$(grep -v '^#' "$JANUR_BACKUP_IDENTITY_FILE" | tr -d '\n')
umask 077
cat >"$folder/env" <<END
DATABASE_URL=$(quoted "$(printf %s "$DATABASE_URL" | sed 's,/janur?,/janur_drill?,')")
JANUR_DATA_DIR=$folder/data
JANUR_BACKUP_IDENTITY=$identity
JANUR_PORT=18080
JANUR_STAFF_PORT=18081
JANUR_WORKERS=
JANUR_REDIS_URL=
END
umask 022
export JANUR_MORE="$folder/env"
"$here/janur.sh" npm run restore -- "$folder/archive.tar.gz"

"$here/janur.sh" node --disable-warning=ExperimentalWarning shell/server/main.ts >"$folder/log" 2>&1 &
serving=$!
slug=$(mariadb -N janur_drill -e 'SELECT slug FROM options LIMIT 1' 2>/dev/null || true)
for _ in $(seq 30); do
  curl -fso /dev/null --max-time 2 http://127.0.0.1:18080/health/ready && break
  sleep 1
done
curl -fsS --max-time 5 -o /dev/null http://127.0.0.1:18080/health/ready || { tail -5 "$folder/log" >&2; exit 1; }
page=$(curl -sS --max-time 5 -o "$folder/page" -w '%{http_code}' "http://127.0.0.1:18080/${slug:-}")
case $page in
200 | 302) ;;
*) echo "A page of it answers $page." >&2; exit 1 ;;
esac

now=$(date +%s)
"$here/report.sh" restore_drill "last_success_timestamp_seconds=$now" "duration_seconds=$((now - began))"
echo "restored and served in $((now - began)) s: $newest"
