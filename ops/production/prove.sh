#!/bin/bash
# Proves docs/operations.md on a bare machine: makes a Debian with nothing in it, boots it, installs this clone's state there
# and tries what is promised. As root on Debian or Ubuntu; it takes about twenty minutes and the ports 80, 443, 8080 and 8081.
#   ops/production/prove.sh [FOLDER]     KEEP=1 leaves the machine there
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
folder=${1:-/var/tmp/janur-proof}
machine=$folder/machine
for program in mmdebstrap systemd-nspawn; do
  command -v $program >/dev/null || { echo "apt-get install mmdebstrap systemd-container" >&2; exit 1; }
done
for port in 80 443 8080 8081 6379; do
  ! (exec 3<>/dev/tcp/127.0.0.1/$port) 2>/dev/null || { echo "Something listens at $port: this needs it." >&2; exit 1; }
done
[ ! -e "$machine" ] || { echo "$machine is there: take it away first." >&2; exit 1; }
mkdir -p "$folder"

echo "── a bare machine"
mmdebstrap -q --variant=important --include=systemd,systemd-sysv,dbus,ca-certificates,git bookworm "$machine"
git clone -q "$project" "$machine/root/janur"
echo '127.0.0.1 localhost janur.test studio.janur.test sinta-rama.test nobody.test' >"$machine/etc/hosts"
echo proof >"$machine/etc/hostname"
# authorities that this machine trusts beyond its distribution's, as a company's proxy
[ ! -d /usr/local/share/ca-certificates ] || cp -r /usr/local/share/ca-certificates/. "$machine/usr/local/share/ca-certificates/"
boot() {
  systemd-nspawn -q -D "$machine" --register=no --keep-unit --boot --resolv-conf=copy-host --hostname=proof --link-journal=no \
    </dev/null >"$folder/console.log" 2>&1 &
  nspawn=$!
  for _ in $(seq 60); do
    # a machine of which one unit has failed is there, too, and says so with a status
    case $(inside systemctl is-system-running 2>/dev/null || true) in running | degraded) return 0 ;; esac
    sleep 1
  done
  echo "It does not boot: $folder/console.log" >&2
  exit 1
}
end() {
  kill -TERM $nspawn 2>/dev/null || true
  wait $nspawn 2>/dev/null || true
  [ -n "${KEEP:-}" ] || rm -rf "$machine"
}
trap end EXIT
inside() {
  nsenter -t "$(pgrep -P $nspawn | head -1)" -m -u -i -p -- env -i HOME=/root TERM=dumb LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
boot
inside update-ca-certificates >/dev/null 2>&1

echo "── the installation"
began=$SECONDS
# names that no public authority knows
sed -i 's/^{$/{\n\tlocal_certs/;' "$machine/root/janur/ops/production/Caddyfile"
inside git -C /root/janur -c user.name=proof -c user.email=proof@janur.test commit -qam 'certificates of its own'
inside /root/janur/ops/production/install.sh janur.test studio.janur.test
echo "installed in $((SECONDS - began)) s"

echo "── another machine for the backups, and a second proxy"
inside sh -eu -c '
  mkdir -p /srv/elsewhere
  systemd-run -q --unit=elsewhere rclone serve sftp /srv/elsewhere --addr 127.0.0.1:2022 --user janur --pass elsewhere
  printf "[elsewhere]\ntype = sftp\nhost = 127.0.0.1\nport = 2022\nuser = janur\npass = %s\n" "$(rclone obscure elsewhere)" >/etc/janur/rclone.conf
  age-keygen -o /etc/janur/identity 2>/dev/null
  sed -i "s/^JANUR_OFFSITE=.*/JANUR_OFFSITE=elsewhere:/; s/^JANUR_BACKUP_RECIPIENT=.*/JANUR_BACKUP_RECIPIENT=$(age-keygen -y /etc/janur/identity)/; s,^JANUR_BACKUP_IDENTITY_FILE=.*,JANUR_BACKUP_IDENTITY_FILE=/etc/janur/identity," /etc/janur/backup.env
  printf "#!/bin/sh\necho \$1 >>/root/told\n" >/etc/janur/on-failure
  chmod +x /etc/janur/on-failure
  apt-get install -qy --no-install-recommends nginx-light openssl >/dev/null 2>&1 || true
  systemctl disable -q --now nginx
  openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=janur.test -keyout /tmp/proof.key -out /tmp/proof.pem -days 2 2>/dev/null
  cp /root/janur/ops/production/nginx.conf /tmp/janur-nginx.conf
  printf "events {}\nhttp { include /tmp/janur-nginx.conf; }\n" >/tmp/nginx.conf'

echo "── what is promised"
check() {
  inside env NODE_EXTRA_CA_CERTS=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt \
    /srv/janur/current/node_modules/.bin/node --disable-warning=ExperimentalWarning /root/janur/ops/production/prove/checks.ts "$1"
}
check first && result=0 || result=1
echo "── the machine starts again"
inside systemctl poweroff || true
wait $nspawn || true
boot
check again || result=1
exit $result
