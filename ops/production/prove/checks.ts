import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { call, CLONE, crowd, get, GUESTS, OWN_DOMAIN, setting, sh, STAFF, statusOf, until } from './machine.ts';

/* On the machine that `install.sh` has made: what docs/operations.md promises, tried one after the other. */

const STATE = '/root/proven.json';
const HERE = `${CLONE}/ops/production`;
const PASSWORD = 'hujan pagi di teras';
const PAGE = '/sinta-rama';
const [, , phase = 'first'] = process.argv;

interface State {
  token: string;
  clientId: number;
}

let failures = 0;

async function check(title: string, work: () => void | Promise<void>): Promise<void> {
  const began = Date.now();
  try {
    await work();
    console.log(`✓ ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failures += 1;
    console.log(`✗ ${title}\n    ${String(error).replaceAll('\n', '\n    ')}`);
  }
}

const state = (): State => JSON.parse(readFileSync(STATE, 'utf8'));
const isIn = async (token: string) =>
  (await get(`${STAFF}/api/dashboard/account/sessions`, { authorization: `Bearer ${token}` })).status === 200;
const protocolOf = (url: string, options = '') =>
  sh(`curl -s --cacert "$NODE_EXTRA_CA_CERTS" -o /dev/null -w '%{http_version} %{http_code}' ${options} ${url}`, {
    mayFail: true,
  });
const newestBackup = () => sh('ls /var/backups/janur/*.tar.gz | tail -1');
const metricsOfBackups = () => sh('cat /var/lib/prometheus/node-exporter/janur-*.prom');

if (phase === 'first') await afterInstallation();
else await afterReboot();
console.log(failures === 0 ? 'The machine is proven.' : `${failures} of it does not hold.`);
process.exit(failures === 0 ? 0 : 1);

async function afterInstallation(): Promise<void> {
  await check('both origins speak HTTP/2 over TLS, and clear text leads there', async () => {
    equal(await protocolOf(GUESTS), '2 200');
    equal(await protocolOf(`${STAFF}/dashboard`), '2 200');
    equal(await protocolOf('http://janur.test/'), '1.1 308');
    equal(await protocolOf(`${GUESTS}/dashboard`), '2 302');
  });
  await check('pages and files come in brotli, calls compressed, and https for a year', async () => {
    const { headers } = await get(GUESTS, { 'accept-encoding': 'br' });
    equal(headers.get('content-encoding'), 'br');
    equal(headers.get('strict-transport-security'), 'max-age=31536000; includeSubDomains');
  });
  await check('metrics are for who is inside and has the token', async () => {
    equal((await get(`${GUESTS}/metrics`)).status, 404);
    for (const path of ['/api/metrics', '/api/health/live', '/health/ready'])
      equal((await get(GUESTS + path)).status, 404);
    equal((await get('http://127.0.0.1:8080/metrics')).status, 401);
    const authorization = `Bearer ${await setting('JANUR_METRICS_TOKEN')}`;
    match((await get('http://127.0.0.1:8080/metrics', { authorization })).body, /route="\/"/);
  });
  await check('it starts empty: the first account by command, a password of its own, an invitation for guests', start);
  await check(
    "a couple's own domain gets its certificate when it is first asked for, another name gets none",
    async () => {
      equal(await protocolOf(`https://${OWN_DOMAIN}/`), '2 200');
      equal(await protocolOf('https://nobody.test/'), '0 000');
    },
  );
  await check('the account that serves can change neither the schema nor what happened', async () => {
    const [, user, password] = /\/\/(\w+):(\w+)@/.exec(await setting('DATABASE_URL')) ?? [];
    const tried = ['DELETE FROM audit_log', 'CREATE TABLE more (id INT)', 'DROP TABLE guests'];
    for (const sql of tried) notEqual(await statusOf(`mariadb -u${user} -p${password} janur -e '${sql}'`), 0);
    equal(await statusOf(`mariadb -u${user} -p${password} janur -e 'SELECT 1 FROM audit_log LIMIT 1'`), 0);
  });
  await check('a backup is made by its unit, encrypted, and lies elsewhere, too', backUp);
  await check('the drill brings it back from there and serves it', async () => {
    await sh('systemctl start janur-restore-drill.service');
    match(await metricsOfBackups(), /janur_restore_drill_last_success_timestamp_seconds \d{10}/);
  });
  await check('a backup that was changed fails the drill, and somebody is told', badBackup);
  await check('keys are changed twice, nobody is logged out, and then the first one is worth nothing', rotate);
  await check('a new release takes its place without a failed request, and goes back likewise', upgrade);
  await check('a release that does not start does not take the place', brokenRelease);
  await check('who kills a process, or all of them, does not end the service', kills);
  await check('the page outlives the database', databaseAway);
  await check('what is asked of it is enough for nginx', async () => {
    await sh(
      `sed -i 's,/etc/letsencrypt/live/janur.example/fullchain.pem,/tmp/proof.pem,; s,/etc/letsencrypt/live/janur.example/privkey.pem,/tmp/proof.key,' /tmp/janur-nginx.conf`,
    );
    await sh('nginx -t -c /tmp/nginx.conf');
  });
  await check('the units are as systemd wants them', async () => {
    equal(
      await sh('systemd-analyze verify /etc/systemd/system/janur*.service /etc/systemd/system/janur*.timer 2>&1'),
      '',
    );
  });
}

async function start(): Promise<void> {
  const said = await sh(`${HERE}/janur.sh npm run admin -- create rini`);
  const [, first = ''] = /password {2}(\S+)/.exec(said) ?? [];
  const login = (password: string) =>
    call<{ token: string }>('POST', '/public/auth/login', undefined, { username: 'rini', password });
  const { token } = await login(first);
  await call('POST', '/dashboard/account/password', token, { current_password: first, new_password: PASSWORD });
  const admin = await login(PASSWORD);
  const { id } = await call<{ id: number }>('POST', '/dashboard/admin/php/clients', admin.token, {
    content: {},
    name: 'Sinta & Rama',
    option: { slug: PAGE.slice(1), template: 'TEMPLATE_1', custom_domain: OWN_DOMAIN, is_custom_domain: true },
  });
  const saved: State = { token: admin.token, clientId: id };
  writeFileSync(STATE, JSON.stringify(saved), { mode: 0o600 });
  equal((await get(GUESTS + PAGE)).status, 200);
}

async function backUp(): Promise<void> {
  await sh('systemctl start janur-backup.service');
  const archive = await newestBackup();
  equal(await sh(`stat -c '%a %U' ${archive}`), '600 janur');
  match(await sh(`head -c 21 ${archive}`), /^age-encryption\.org/);
  equal(await sh(`cmp ${archive} /srv/elsewhere/$(basename ${archive}) && echo same`), 'same');
  ok((await sh('ls /srv/elsewhere')).includes('.keys.age'), 'the keys are not there');
  match(await metricsOfBackups(), /janur_backup_is_offsite 1/);
  await sh('systemctl start janur-binlog.service');
  match(await sh('ls -R /srv/elsewhere/binlog'), /janur-bin\.\d+/);
}

async function badBackup(): Promise<void> {
  const copy = await sh('ls /srv/elsewhere/*.tar.gz | tail -1');
  await sh(`cp ${copy} /root/good && printf 'x' | dd of=${copy} bs=1 seek=5000 conv=notrunc status=none`);
  const before = await metricsOfBackups();
  notEqual(await statusOf('systemctl start janur-restore-drill.service'), 0);
  await sh(`mv /root/good ${copy}`);
  equal(await metricsOfBackups(), before);
  await until('somebody is told', async () =>
    (await sh('cat /root/told', { mayFail: true })).includes('janur-restore-drill'),
  );
  equal(await sh('mariadb -N -e "SHOW DATABASES LIKE \'janur_drill\'"'), '');
}

async function rotate(): Promise<void> {
  const { token } = state();
  const visitors = crowd([PAGE]);
  await sh(`${HERE}/rotate-keys.sh`);
  ok(await isIn(token), 'the key was changed, and the session is gone');
  const younger = await call<{ token: string }>('POST', '/public/auth/login', undefined, {
    username: 'rini',
    password: PASSWORD,
  });
  await sh(`${HERE}/rotate-keys.sh finish`);
  deepEqual((await visitors.end()).failed, []);
  deepEqual([await isIn(token), await isIn(younger.token)], [false, true]);
  writeFileSync(STATE, JSON.stringify({ ...state(), token: younger.token }), { mode: 0o600 });
}

/** A release that is told from the former one by a header that it does not send otherwise. */
async function commit(change: string): Promise<string> {
  await sh(`cd ${CLONE} && ${change} && git -c user.name=proof -c user.email=proof@janur.test commit -qam 'proof'`);
  return sh(`git -C ${CLONE} rev-parse HEAD`);
}
async function isMarked(): Promise<boolean> {
  return (await get('http://127.0.0.1:8080/')).body.includes('proof-of-release');
}

async function upgrade(): Promise<void> {
  const former = await sh(`git -C ${CLONE} rev-parse HEAD`);
  const later = await commit(`sed -i 's,<html ,<html data-proof="proof-of-release" ,' shell/server/pages/document.ts`);
  const visitors = crowd([PAGE, '/', `/api/public/clients${PAGE}`]);
  await sh(`${HERE}/release.sh ${later}`);
  ok(await isMarked(), 'the new one does not serve');
  const began = Date.now();
  await sh(`${HERE}/release.sh ${former}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  ok(!(await isMarked()), 'the former one does not serve again');
  const { served, failed } = await visitors.end();
  deepEqual(failed, []);
  console.log(`    ${served} requests meanwhile, back in ${seconds} s`);
}

async function brokenRelease(): Promise<void> {
  const former = await sh('readlink -f /srv/janur/current');
  const broken = await commit(`sed -i '1i throw new Error("broken by the proof");' shell/server/serve.ts`);
  const visitors = crowd([PAGE]);
  notEqual(await statusOf(`${HERE}/release.sh ${broken}`), 0);
  deepEqual((await visitors.end()).failed, []);
  equal(await sh('readlink -f /srv/janur/current'), former);
}

async function kills(): Promise<void> {
  const main = () => sh('systemctl show -p MainPID --value janur');
  const workers = async () => (await sh(`pgrep -P ${await main()}`)).split('\n');
  const before = await workers();
  await sh(`kill -9 ${before[0]}`);
  await until('another worker', async () => {
    const now = await workers();
    return now.length === before.length && !now.includes(before[0] ?? '');
  });
  const former = await main();
  await sh(`kill -9 ${former}`);
  // its workers answer for a moment yet
  await until('another process', async () => !['0', former].includes(await main()));
  await until('the service is back', async () => (await get(GUESTS + PAGE).catch(() => undefined))?.status === 200);
}

async function databaseAway(): Promise<void> {
  await until('it listens', async () => (await statusOf(`curl -so /dev/null http://127.0.0.1:8080${PAGE}`)) === 0);
  // each process knows what it has been asked for
  await sh(`for i in $(seq 20); do curl -so /dev/null http://127.0.0.1:8080${PAGE}; done`);
  await sh('systemctl stop mariadb');
  try {
    await pause(5000);
    for (let asked = 0; asked < 10; asked += 1) equal((await get(GUESTS + PAGE)).status, 200);
  } finally {
    await sh('systemctl start mariadb');
  }
  await until('the database is back', () => isIn(state().token));
}

async function afterReboot(): Promise<void> {
  await check('after a restart of the machine it serves by itself', async () => {
    await until('the page', async () => (await get(GUESTS + PAGE).catch(() => undefined))?.status === 200, 90);
    ok(await isIn(state().token), 'who was logged in is not');
  });
  await check('what is due by the clock is', async () => {
    const timers = await sh('systemctl list-timers --all --plain --no-legend');
    for (const name of ['backup', 'binlog', 'restore-drill']) ok(timers.includes(`janur-${name}.timer`), name);
  });
}
