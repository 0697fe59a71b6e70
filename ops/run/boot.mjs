/**
 * The way into every command: plain JavaScript that any Node from 20 on can run. It installs the packages when they
 * are missing or other than the lock file says, then hands over to the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMALL } from './small.mjs';

const OLDEST_NODE = 20;
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const [command, ...options] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(`Janur needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}.`);
  process.exit(1);
}

installPackages();
runPinned(join(root, 'ops/run', `${command}.ts`));

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules/.janur-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  if (isInstalled()) return writeFileSync(marker, lock);
  console.log('Installing packages …');
  // with the tools to build, in production too: what is served is built here
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see what npm said above.');
    process.exit(status ?? 1);
  }
  writeFileSync(marker, lock);
}

/**
 * Whether somebody's own `npm ci` has put in place what the lock file says: npm notes at its end what it installed. Another
 * install would take the packages away from under whatever runs meanwhile.
 */
function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const [wanted, installed] = [join(root, 'package-lock.json'), noted].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  const isSame = (name) => installed[name]?.version === wanted[name]?.version;
  return (
    Object.keys(installed).every((name) => wanted[name] && isSame(name)) &&
    Object.keys(wanted).every(
      (name) => name === '' || !name.startsWith('node_modules/') || wanted[name].optional || isSame(name),
    )
  );
}

function runPinned(script) {
  const bin = join(root, 'node_modules/.bin');
  const flags = [...SMALL.flags, '--disable-warning=ExperimentalWarning'];
  const child = spawn(join(bin, 'node'), [...flags, script, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...SMALL.env,
      PATH: `${bin}:${process.env.PATH}`,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // the child ends itself and what it started; this process only waits for it
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
