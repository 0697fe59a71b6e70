#!/bin/sh
# Last night's backup: database, files and published versions in one archive, a copy elsewhere, and old ones away.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/settings.sh"
settings "$etc/backup.env"
folder=${JANUR_BACKUPS:-/var/backups/janur}
export RCLONE_CONFIG="$etc/rclone.conf"
began=$(date +%s)
archive=$folder/janur-$(date -u +%Y%m%dT%H%M%SZ).tar.gz

"$here/janur.sh" npm run backup -- "$archive"
bytes=$(stat -c %s "$archive")

# who has the archive and not the keys logs everybody out, and no printed code is good any more
if [ -n "${JANUR_BACKUP_RECIPIENT:-}" ]; then
  tar -C / -cz "${etc#/}" $(cd / && ls var/lib/janur/operator-key.pem var/lib/janur/ticket-keys 2>/dev/null || true) |
    age -r "$JANUR_BACKUP_RECIPIENT" >"${archive%.tar.gz}.keys.age"
  chmod 600 "${archive%.tar.gz}.keys.age"
fi

if [ -n "${JANUR_OFFSITE:-}" ]; then
  rclone copy --max-age 48h "$folder" "$JANUR_OFFSITE"
  rclone check --one-way --max-age 48h "$folder" "$JANUR_OFFSITE"
  # what else lies there is not ours
  rclone delete --include 'janur-*' --max-depth 1 --min-age "${JANUR_KEEP_OFFSITE_DAYS:-90}d" "$JANUR_OFFSITE"
else
  echo 'JANUR_OFFSITE is not set in /etc/janur/backup.env: this backup burns with the machine.' >&2
fi
find "$folder" -name 'janur-*' -mtime "+${JANUR_KEEP_DAYS:-14}" -delete

now=$(date +%s)
offsite=0
[ -z "${JANUR_OFFSITE:-}" ] || offsite=1
"$here/report.sh" backup "last_success_timestamp_seconds=$now" "duration_seconds=$((now - began))" \
  "size_bytes=$bytes" "is_offsite=$offsite"
