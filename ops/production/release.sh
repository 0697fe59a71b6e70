#!/bin/sh
# Puts a state of the project in place of the one that serves, without a failed request:  release.sh [COMMIT]
# Without a commit it is that of the clone it lies in. A former one that is still there is back within seconds.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd -P)
commit=$(git -C "$source" rev-parse --short=12 "${1:-HEAD}^{commit}")
release=/srv/janur/releases/$commit
former=$(readlink -e /srv/janur/current || true)
keep=3

if [ ! -e "$release/.installed" ]; then
  echo "── $commit: files and packages"
  rm -rf "$release"
  git clone -q --no-checkout "$source" "$release"
  git -C "$release" checkout -q "$commit"
  chown -R janur:janur "$release"
  as_janur() { (cd "$release" && setpriv --reuid janur --regid janur --init-groups -- env HOME=/var/lib/janur NODE_USE_SYSTEM_CA=1 "$@"); }
  # by the Node that will run it: an older npm leaves out what its own Node could not run
  node=$(sed -n 's/^ *"node": "\([0-9.]*\)".*/\1/p' "$release/package.json")
  tools=/srv/janur/node-$node
  [ -e "$tools/.installed" ] || {
    install -d -o janur -g janur "$tools"
    as_janur npm install --prefix "$tools" --no-audit --no-fund --loglevel=error "node@$node" npm@11.19.1
    touch "$tools/.installed"
  }
  as_janur env PATH="$tools/node_modules/.bin:$PATH" npm ci --include=dev --no-audit --no-fund --loglevel=error
  sha256sum "$release/package-lock.json" | cut -d' ' -f1 | tr -d '\n' >"$release/node_modules/.janur-lock"
  touch "$release/.installed"
fi

echo "── $commit: schema, shell and remotes"
# what a former release has built of the same sources is built
install -d -o janur -g janur /srv/janur/turbo
export TURBO_CACHE_DIR=/srv/janur/turbo
JANUR_RELEASE="$release" "$release/ops/production/janur.sh" npm run deploy -- all
# all may be read and written by what serves, save what happened
tables=$(mariadb -N -e "SHOW TABLES IN janur")
for table in $tables; do
  rights='SELECT, INSERT, UPDATE, DELETE'
  [ "$table" != audit_log ] || rights='SELECT, INSERT'
  echo "GRANT $rights ON janur.\`$table\` TO janur@localhost;"
done | mariadb

echo "── $commit: serves"
ln -sfn "$release" /srv/janur/current.next
mv -T /srv/janur/current.next /srv/janur/current
first() { systemctl show -p MainPID --value janur; }
# new processes have taken the place of all that served
replaced() {
  for _ in $(seq 120); do
    now=$(pgrep -P "$(first)" || true)
    [ -z "$now" ] || echo "$now" | grep -qxF "$served" || return 0
    sleep 1
  done
  return 1
}
serves() {
  if systemctl is-active -q janur && served=$(pgrep -P "$(first)"); then
    systemctl reload janur
    replaced || return 1
  else
    systemctl restart janur
  fi
  "$release/ops/production/is-serving.sh"
}
if ! serves; then
  echo "It does not get to serve; the log: journalctl -u janur" >&2
  [ -n "$former" ] && [ "$former" != "$release" ] || exit 1
  echo "── back to $(basename "$former")" >&2
  ln -sfn "$former" /srv/janur/current.next
  mv -T /srv/janur/current.next /srv/janur/current
  # the former processes go on where they can
  "$former/ops/production/is-serving.sh" || systemctl restart janur
  JANUR_RELEASE="$former" "$former/ops/production/janur.sh" npm run deploy -- all
  exit 1
fi

# the newest few stay, and the one that serves
ls -1dt /srv/janur/releases/* | grep -vFx "$release" | tail -n +$keep | xargs -r rm -rf
