#!/bin/sh
# Whether Janur gets to serve within a minute: what listens answers that its database is there.
for _ in $(seq 60); do
  curl -fso /dev/null --max-time 2 http://127.0.0.1:8080/health/ready && exit 0
  sleep 1
done
exit 1
