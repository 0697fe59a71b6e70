#!/bin/sh
# Another key signs sessions from now on, and those of the former one stay good:  rotate-keys.sh
# Eight days later, when none of them lives any more (an usher's lives a week), the former goes:  rotate-keys.sh finish
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/settings.sh"
file=$etc/janur.env
keys=$(setting JANUR_JWT_KEYS "$file")
[ -n "$keys" ] || { echo "JANUR_JWT_KEYS is not in $file." >&2; exit 1; }
case ${1:-} in
'')
  case $keys in
  *,*) echo 'Two keys are there: run rotate-keys.sh finish first, eight days after the last change.' >&2; exit 1 ;;
  esac
  keys=$(date -u +%Y%m%d%H%M):$(head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'),$keys
  ;;
finish) keys=${keys%%,*} ;;
*) echo 'rotate-keys.sh, and eight days later rotate-keys.sh finish' >&2; exit 1 ;;
esac
umask 077
line=JANUR_JWT_KEYS=$(quoted "$keys") awk '/^[ \t]*JANUR_JWT_KEYS[ \t]*=/ { $0 = ENVIRON["line"] } { print }' "$file" >"$file.next"
mv "$file.next" "$file"
# settings are read when the first process starts; who comes meanwhile waits at the proxy
systemctl restart janur
"$here/is-serving.sh"
