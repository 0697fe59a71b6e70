#!/bin/sh
# What happened since the last backup, elsewhere every five minutes: so much may be lost with the machine.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/settings.sh"
settings "$etc/backup.env"
export RCLONE_CONFIG="$etc/rclone.conf"
[ -n "${JANUR_OFFSITE:-}" ] || exit 0
# another machine's logs have the same names, and stay
place=$JANUR_OFFSITE/binlog/$(cat /etc/machine-id 2>/dev/null || hostname)
mariadb -e 'FLUSH BINARY LOGS'
# the last one is being written
rclone copy --max-age 192h --include 'janur-bin.[0-9]*' \
  --exclude "$(basename "$(mariadb -N -e 'SHOW MASTER STATUS' | cut -f1)")" /var/lib/mysql "$place"
rclone delete --min-age 8d "$JANUR_OFFSITE/binlog"
"$here/report.sh" binlog "last_success_timestamp_seconds=$(date +%s)"
