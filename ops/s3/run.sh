#!/bin/bash
# Ceph's S3 gateway on loopback, in memory, for the command that is given; by itself the tests of the stores:
#   ops/s3/run.sh
#   ops/s3/run.sh npm run serve
# Debian, as root; it installs about 300 MB that nothing else of Janur needs. Everything is gone when the command ends.
set -e
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- npx turbo run test --force --filter=@janur/api -- stores
which radosgw > /dev/null || apt-get install -qy --no-install-recommends radosgw ceph-mon ceph-osd ceph-mgr ceph-common > /dev/null

D=$(mktemp -d /tmp/janur-s3-XXXXXX)
end() { for file in "$D"/run/*.pid; do kill -9 "$(cat "$file")" || true; done; rm -rf "$D"; }
trap end EXIT
mkdir "$D"/{mon,osd,mgr,rgw,run}
cat > "$D/ceph.conf" << CONF
[global]
fsid = $(cat /proc/sys/kernel/random/uuid)
mon host = [v2:127.0.0.1:9381,v1:127.0.0.1:9382]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = $D/mon
osd data = $D/osd
mgr data = $D/mgr
rgw data = $D/rgw
run dir = $D/run
admin socket = $D/run/\$name.\$pid.asok
pid file = $D/run/\$name.\$pid.pid
log file = $D/\$name.log
keyring = $D/\$name.keyring
rgw frontends = beast endpoint=127.0.0.1:9380
CONF
C="-c $D/ceph.conf"
monmaptool --create --fsid "$(sed -n 's/fsid = //p' "$D/ceph.conf")" --addv a '[v2:127.0.0.1:9381,v1:127.0.0.1:9382]' "$D/monmap" > /dev/null
ceph-authtool --create-keyring "$D/mon.a.keyring" --gen-key -n mon. --cap mon 'allow *' > /dev/null
ceph-authtool "$D/mon.a.keyring" --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' > /dev/null
cp "$D/mon.a.keyring" "$D/client.admin.keyring"
ceph-mon $C --mkfs -i a --monmap "$D/monmap" --keyring "$D/mon.a.keyring"
ceph-mon $C -i a --keyring "$D/mon.a.keyring"
ask() { timeout 60 ceph $C "$@"; }
osd=$(cat /proc/sys/kernel/random/uuid)
secret=$(ceph-authtool --gen-print-key)
echo "{\"cephx_secret\": \"$secret\"}" | ask osd new "$osd" -i - > /dev/null
ceph-authtool --create-keyring "$D/osd.0.keyring" -n osd.0 --add-key "$secret" > /dev/null
ceph-osd $C -i 0 --mkfs --osd-uuid "$osd" 2> /dev/null
ask osd crush add osd.0 1 root=default host=one 2> /dev/null
ceph-osd $C -i 0 2> /dev/null
ask auth get-or-create mgr.x mon 'allow profile mgr' osd 'allow *' -o "$D/mgr.x.keyring"
ceph-mgr $C -i x 2> /dev/null
ask osd pool create .rgw.root 1 1 2> /dev/null
radosgw $C -n client.admin 2> /dev/null
for _ in $(seq 120); do curl -sf -o "$D/up" http://127.0.0.1:9380/ && break; sleep 0.5; done

export JANUR_S3_ENDPOINT=http://127.0.0.1:9380 JANUR_S3_REGION=default JANUR_S3_BUCKET=janur \
  JANUR_S3_ACCESS_KEY=JANURTEST JANUR_S3_SECRET_KEY='a secret/key+of=the test'
radosgw-admin $C -n client.admin user create --uid janur --display-name janur \
  --access-key "$JANUR_S3_ACCESS_KEY" --secret-key "$JANUR_S3_SECRET_KEY" > /dev/null 2>&1
(cd api && node --input-type=module -e "
  import { S3mini } from 's3mini';
  const { JANUR_S3_ENDPOINT: service, JANUR_S3_REGION: region, JANUR_S3_BUCKET: bucket } = process.env;
  const [accessKeyId, secretAccessKey] = [process.env.JANUR_S3_ACCESS_KEY, process.env.JANUR_S3_SECRET_KEY];
  await new S3mini({ endpoint: service + '/' + bucket, region, accessKeyId, secretAccessKey }).createBucket();
")
"$@"
