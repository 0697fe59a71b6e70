import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, type Database } from '@janur/api/database';
import { makeDataFolder } from '@janur/api/embedded-database';
import { migrate } from '@janur/api/migrate';
import { AGE_MODULE, generateIdentity, identityToRecipient } from '@janur/api/testing/age';
import { checksums } from '../cluster/oracle.ts';
import { type Process, startProcess, until } from '../cluster/process.ts';
import { ensurePrograms, type Programs } from '../cluster/programs.ts';
import { ROOT } from '../run/workspaces.ts';

/* "After a fire" of docs/operations.md: the scripts, MariaDB and its logs are the real ones; the machine is a folder. */

const run = promisify(execFile);
const dir = mkdtempSync(join(tmpdir(), 'janur-fire-'));
const at = (...names: string[]) => join(dir, ...names);
const SOCKET = at('db.sock');
/** age's own format, and as much of its command as is called here. */
const AGE = `#!${process.execPath}
import { Decrypter, Encrypter } from '${AGE_MODULE}';
import { createReadStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
const [how, ...others] = process.argv.slice(2);
const [by, file] = how === '-d' ? others.slice(1) : others;
const crypter = how === '-d' ? new Decrypter() : new Encrypter();
if (how === '-d') crypter.addIdentity(readFileSync(by, 'utf8').match(/^AGE.*/m)[0]);
else crypter.addRecipient(by);
const given = Readable.toWeb(file ? createReadStream(file) : process.stdin);
for await (const part of await crypter[how === '-d' ? 'decrypt' : 'encrypt'](given)) process.stdout.write(part);
`;

let programs: Programs;
let env: NodeJS.ProcessEnv;
let server: Process | undefined;

beforeAll(async () => {
  programs = await ensurePrograms(() => {});
  for (const name of ['bin', 'scripts']) mkdirSync(at(name));
  script('setpriv', '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"');
  script('systemctl', '#!/bin/sh\nexit 0');
  script('age', AGE);
  for (const name of readdirSync(import.meta.dirname).filter((file) => /\.(?:sh|awk)$/.test(file)))
    copyFileSync(join(import.meta.dirname, name), at('scripts', name));
  // building and serving are told elsewhere
  writeFileSync(at('scripts/release.sh'), `#!/bin/sh\necho released >>${at('released')}\n`);
  writeFileSync(at('.my.cnf'), `[client]\nuser=root\nsocket=${SOCKET}\n`);
  const { NODE_OPTIONS: _, ...rest } = programs.env;
  const PATH = `${at('bin')}:${rest['PATH']}`;
  env = {
    ...rest,
    PATH,
    HOME: dir,
    JANUR_RELEASE: ROOT,
    JANUR_BACKUPS: at('backups'),
    JANUR_ETC: at('etc'),
    npm_config_update_notifier: 'false',
  };
}, 300_000);
afterEach(async () => server?.end());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const script = (name: string, text: string) => writeFileSync(at('bin', name), text, { mode: 0o755 });
/** Nothing of it takes longer than this, save on a machine on which it hangs. */
const timeout = 400_000;
const sh = (command: string, more: NodeJS.ProcessEnv = {}) =>
  run('sh', ['-eu', '-c', `exec </dev/null; ${command}`], {
    cwd: at('scripts'),
    env: { ...env, ...more },
    maxBuffer: 1e8,
    timeout,
  });

/** A machine as `install.sh` leaves it: a database of its own, and settings with these passwords. */
async function machine(name: string, password: string): Promise<Database> {
  await server?.end();
  for (const folder of ['etc', 'data', 'backups']) rmSync(at(folder), { recursive: true, force: true });
  for (const folder of [name, 'etc', 'data', 'backups']) mkdirSync(at(folder));
  const url = (user: string) => `mysql://${user}:${encodeURIComponent(password)}@localhost/janur?socketPath=${SOCKET}`;
  writeFileSync(at('etc/janur.env'), `DATABASE_URL="${url('janur')}"\nJANUR_DATA_DIR=${at('data')}\n`);
  writeFileSync(at('etc/deploy.env'), `DATABASE_URL="${url('janur_deploy')}"\n`);
  writeFileSync(at('etc/backup.env'), '');
  await makeDataFolder({ binary: programs.mariadbd, dataDir: at(name), log: () => {} });
  const options = ['--no-defaults', `--datadir=${at(name, 'data')}`, `--socket=${SOCKET}`, '--skip-networking'];
  const logs = [`--log-bin=${at(name, 'janur-bin')}`, '--binlog-format=ROW', '--server-id=1'];
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const logFile = at(`${name}.log`);
  server = startProcess([programs.mariadbd, ...options, ...logs, ...asRoot], { env: programs.env, logFile });
  await until('the database', async () => (await sh('mariadb -e "SELECT 1"').catch(() => false)) !== false, {
    logFile,
    withinMs: 120_000,
  });
  await sh('sh ./accounts.sh');
  return createDatabase({ connection: { socketPath: SOCKET, user: 'root', database: 'janur' }, poolSize: 2 });
}

/** Of all that was written, save when migrations ran. */
const sums = async (db: Database) =>
  [...(await checksums(db))].filter(([table]) => !table.startsWith('janur.migrations'));
const wish = (db: Database, clientId: number, message: string) =>
  db('wishes').insert({ client_id: clientId, name: 'Budi', message });

test('a backup and the logs after it bring all back on a new machine, whatever was written while it was made', async () => {
  const identity = await generateIdentity();
  writeFileSync(at('identity'), `# keep it elsewhere\n${identity}\n`);
  const password = `old 'pass" $word&<*>`;
  const old = await machine('old', password);
  await migrate(old);
  const [client = 0] = await old('clients').insert({ name: 'Sinta & Rama' });
  mkdirSync(at('data/files'));
  writeFileSync(at('data/files/photo.webp'), 'the picture');
  writeFileSync(at('etc/backup.env'), `JANUR_BACKUP_RECIPIENT=${await identityToRecipient(identity)}\n`);
  // what lies between the beginning of a log and the backup is in both
  await old.raw('FLUSH BINARY LOGS');
  await wish(old, client, 'before');
  let written = 0;
  const made = new AbortController();
  const guests = (async () => {
    for (; !made.signal.aborted || written < 5; written += 1) await wish(old, client, `meanwhile ${written}`);
  })();
  const { stdout } = await sh('./backup.sh').finally(() => made.abort());
  await guests;
  expect(stdout).toMatch(/What is written later is in the binary log from janur-bin\.\d+ \d+ on\./);
  await old.raw('FLUSH BINARY LOGS');
  await wish(old, client, 'after');
  await old('clients').where({ id: client }).update({ name: 'Sinta & Rama, still' });
  await old.raw('FLUSH BINARY LOGS');
  const before = await sums(old);
  expect(Number((await old('wishes').count({ n: '*' }).first())?.['n'])).toBe(written + 2);
  await old.destroy();
  mkdirSync(at('elsewhere'));
  for (const name of readdirSync(at('old')).filter((file) => /^janur-bin\.\d+$/.test(file)))
    copyFileSync(at('old', name), at('elsewhere', name));
  cpSync(at('backups'), at('elsewhere'), { recursive: true });
  const [archive = ''] = readdirSync(at('elsewhere')).filter((file) => file.endsWith('.tar.gz'));

  // the fire: another machine, of another password; then the keys' archive over its root, and install.sh's step again
  const fresh = await machine('new', 'another');
  await migrate(fresh);
  await fresh.destroy();
  await sh('age -d -i ../identity ../elsewhere/*.keys.age | tar -C / -xz');
  await sh('sh ./accounts.sh');
  const said = await sh(`./recover.sh ../elsewhere/${archive} ../elsewhere`, {
    JANUR_BACKUP_IDENTITY_FILE: at('identity'),
  });
  expect(said.stdout).toMatch(/Written after it: \d+ logs from janur-bin\.\d+ \d+ on\./);
  expect(readFileSync(at('released'), 'utf8')).toBe('released\n');
  const restored = createDatabase({
    connection: { socketPath: SOCKET, user: 'janur_deploy', password, database: 'janur' },
  });
  expect(await sums(restored)).toEqual(before);
  expect(await restored('wishes').where({ message: 'after' }).count({ n: '*' }).first()).toEqual({ n: 1 });
  await restored.destroy();
  expect(readFileSync(at('data/files/photo.webp'), 'utf8')).toBe('the picture');

  // what is missing is said before anything is lost, or by its name
  const refused = async (command: string) =>
    sh(command, { JANUR_BACKUP_IDENTITY_FILE: '' }).then(
      () => 'it went through',
      ({ stderr }: { stderr: string }) => stderr,
    );
  expect(await refused(`./recover.sh ../elsewhere/${archive}`)).toContain('is encrypted: JANUR_BACKUP_IDENTITY_FILE=');
  expect(await refused('./recover.sh ../nowhere.tar.gz')).toBe('There is no ../nowhere.tar.gz.\n');
  const over = `JANUR_BACKUP_IDENTITY_FILE=${at('identity')} ./recover.sh ../elsewhere/${archive} ../elsewhere`;
  expect(await refused(over)).toBe('There are 1 weddings in this database: --over takes them away.\n');
  const gone =
    readdirSync(at('elsewhere'))
      .filter((file) => file.startsWith('janur-bin'))
      .toSorted()
      .at(-2) ?? '';
  rmSync(at('elsewhere', gone));
  expect(await refused(`${over} --over`)).toContain(`has no log of the number ${Number(gone.split('.')[1])}`);
  expect(existsSync(at('data/files/photo.webp'))).toBe(true);
}, 900_000);
