#!/bin/sh
# Runs a command of the project with this machine's configuration, as the account that serves:
#   janur.sh npm run admin -- create rini
# JANUR_RELEASE: another release than the one that serves. JANUR_MORE: a file of settings that count above all others.
set -eu
here=$(dirname "$(readlink -f "$0")")
. "$here/settings.sh"
settings "$etc/janur.env" "$etc/deploy.env" "$etc/backup.env" ${JANUR_MORE:+"$JANUR_MORE"}
# files are named as from where it was called
export JANUR_FROM="$PWD"
cd "${JANUR_RELEASE:-/srv/janur/current}"
export HOME="${JANUR_DATA_DIR:-/var/lib/janur}" PATH="$PWD/node_modules/.bin:$PATH"
umask 027
exec setpriv --reuid janur --regid janur --init-groups -- "$@"
