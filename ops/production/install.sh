#!/bin/sh
# Makes a bare Debian machine (12 or newer) serve Janur, or brings an installation up to date with these files.
# As root, in a clone of the project:  ops/production/install.sh janur.example studio.janur.example
# docs/operations.md says what it does. What it finds in /etc/janur it leaves as it is.
set -eu
guests=${1:?"Say the host that guests see: install.sh janur.example studio.janur.example"}
staff=${2:?"Say the host of dashboard and guest-book, too: install.sh $guests studio.$guests"}
here=$(cd "$(dirname "$0")" && pwd)
random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d " \n"; }

echo "── packages of the distribution"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -qy --no-install-recommends \
  mariadb-server redis-server caddy ffmpeg nodejs npm git curl ca-certificates rclone age prometheus-node-exporter

echo "── accounts and folders"
id janur >/dev/null 2>&1 || useradd --system --home-dir /var/lib/janur --shell /usr/sbin/nologin janur
install -d -m 755 /srv/janur /srv/janur/releases /etc/janur
install -d -m 750 -o janur -g janur /var/lib/janur
install -d -m 700 -o janur -g janur /var/backups/janur
textfiles=/var/lib/prometheus/node-exporter
install -d -m 755 "$textfiles"

echo "── database"
install -m 644 "$here/mariadb.cnf" /etc/mysql/mariadb.conf.d/60-janur.cnf
systemctl enable -q mariadb redis-server
systemctl restart mariadb
systemctl start redis-server

if [ ! -e /etc/janur/janur.env ]; then
  echo "── configuration, with keys of its own"
  serving=$(random)
  deploying=$(random)
  umask 077
  cat >/etc/janur/janur.env <<END
# What serves: docs/production.md names every setting. After a change: systemctl restart janur
NODE_ENV=production
# trust whom the machine trusts, too: a bucket or a database of a company's own authority
NODE_USE_SYSTEM_CA=1
JANUR_PUBLIC_ORIGIN=https://$guests
JANUR_STAFF_ORIGIN=https://$staff
JANUR_TRUSTED_PROXIES=1
JANUR_WORKERS=auto
JANUR_DATA_DIR=/var/lib/janur
JANUR_REDIS_URL=redis://127.0.0.1:6379
DATABASE_URL=mysql://janur:$serving@localhost/janur?socketPath=/run/mysqld/mysqld.sock
JANUR_JWT_KEYS=$(date -u +%Y%m%d):$(random)
JANUR_TICKET_KEYS=$(date -u +%Y%m%d):$(head -c 32 /dev/urandom | base64 -w 0 | tr '+/' '-_' | tr -d '=')
JANUR_METRICS_TOKEN=$(random)
END
  cat >/etc/janur/deploy.env <<END
# What migrates, publishes and backs up: root's alone.
DATABASE_URL=mysql://janur_deploy:$deploying@localhost/janur?socketPath=/run/mysqld/mysqld.sock
END
  cat >/etc/janur/backup.env <<END
# Where copies of the backups go, as rclone names it (rclone.conf is beside this file): offsite:janur
JANUR_OFFSITE=
# Who can read them: an age recipient (age1…). Its identity belongs elsewhere than on this machine.
JANUR_BACKUP_RECIPIENT=
# The monthly drill wants to read one: the file that holds the identity, on a machine that may know it.
JANUR_BACKUP_IDENTITY_FILE=
# How long they stay here and there
JANUR_KEEP_DAYS=14
JANUR_KEEP_OFFSITE_DAYS=90
END
  umask 022
fi
"$here/accounts.sh"
# of the keys' archive of a machine that burned, which was opened before
for key in /var/lib/janur/operator-key.pem /var/lib/janur/ticket-keys; do
  [ ! -e "$key" ] || chown janur:janur "$key"
done

echo "── services"
install -m 644 "$here"/systemd/* /etc/systemd/system/
sed "s/janur\.example/$guests/; s/studio\.$guests/$staff/; s/studio\.janur\.example/$staff/" "$here/Caddyfile" >/etc/caddy/Caddyfile
systemctl daemon-reload

"$here/release.sh"
ln -sfn /srv/janur/current/ops/production/janur.sh /usr/local/bin/janur.sh
systemctl enable -q janur
systemctl enable -q --now janur-backup.timer janur-binlog.timer janur-restore-drill.timer
systemctl enable -q caddy
systemctl reload-or-restart caddy
echo "Janur serves https://$guests and https://$staff. The first account:"
echo "  janur.sh npm run admin -- create NAME"
