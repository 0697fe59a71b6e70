#!/bin/sh
# Makes database and accounts on this machine as the settings name them. So whoever puts the former settings into /etc/janur has the former
# passwords, too; an account that is there keeps its rights. A database of another machine is that one's operator's.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/settings.sh"
account() {
  address=$(setting DATABASE_URL "$1") rights=$2 node -e '
    const url = new URL(process.env.address);
    if (url.hostname !== "localhost" || !url.searchParams.has("socketPath")) process.exit();
    const text = (part) => "\x27" + decodeURIComponent(part).replace(/[\x27\\]/g, "\\$&") + "\x27";
    const database = decodeURIComponent(url.pathname.slice(1));
    const account = `${text(url.username)}@localhost`;
    console.log(`CREATE DATABASE IF NOT EXISTS \`${database}\` CHARACTER SET utf8mb4;`);
    console.log(`CREATE USER IF NOT EXISTS ${account};`);
    console.log(`ALTER USER ${account} IDENTIFIED BY ${text(url.password)};`);
    if (process.env.rights === "all")
      for (const name of [database, "janur_drill"]) console.log(`GRANT ALL ON \`${name}\`.* TO ${account};`);'
}
{
  account "$etc/janur.env" few
  account "$etc/deploy.env" all
} | mariadb
