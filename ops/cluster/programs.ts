import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram, programFolders } from '@janur/api/distribution';
import { ensureDatabaseServer } from '@janur/api/embedded-database';
import { ROOT } from '../run/workspaces.ts';

const run = promisify(execFile);

/** This machine cannot be a cluster. The message says why. */
export class ProgramsMissing extends Error {
  override readonly name = 'ProgramsMissing';
}

export interface Programs {
  readonly mariadbd: string;
  readonly haproxy: string;
  readonly mariabackup: string;
  readonly binlog: string;
  readonly client: string;
  /** Galera's library. */
  readonly provider: string;
  /** For every process: the scripts of a state transfer look for their tools in PATH. */
  readonly env: NodeJS.ProcessEnv;
}

/** With all that they need and the machine lacks. */
const WITH_WHAT_THEY_NEED = ['galera-4', 'mariadb-backup', 'haproxy', 'socat', 'iproute2'];
/** Only for a script or a program in them: what they need a server of the machine's own would need. */
const ALONE = ['mariadb-server', 'mariadb-client', 'mariadb-client-core'];
const WANTED = [
  'mariabackup',
  'mbstream',
  'haproxy',
  'socat',
  'ss',
  'wsrep_sst_mariabackup',
  'mariadb-binlog',
  'mariadb',
];

const CACHE = join(ROOT, 'node_modules/.cache/janur/cluster-programs');

/**
 * The programs of a cluster. What the machine lacks is unpacked from the distribution's packages into a cache and not
 * installed: so it needs no root, and no server of the machine's own is started by a package's script.
 */
export async function ensurePrograms(log: (line: string) => void = console.log): Promise<Programs> {
  if (process.platform !== 'linux') throw new ProgramsMissing('a cluster needs Linux');
  const mariadbd = await ensureDatabaseServer({ log }).catch((error: Error) => {
    throw new ProgramsMissing(error.message);
  });
  if (!isWhole()) await unpack(log);
  const lacking = missing();
  if (lacking.length > 0) throw new ProgramsMissing(`the distribution's packages brought no ${lacking.join(', ')}`);
  const programOf = (name: string) => findProgram(name, folders()) ?? name;
  const libraries = readdirs(join(CACHE, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  const libraryPath = [...libraries.map((name) => join(CACHE, 'usr/lib', name)), process.env['LD_LIBRARY_PATH']];
  return {
    mariadbd,
    haproxy: programOf('haproxy'),
    mariabackup: programOf('mariabackup'),
    binlog: programOf('mariadb-binlog'),
    client: programOf('mariadb'),
    provider: provider() ?? '',
    env: {
      ...process.env,
      PATH: [...folders(), process.env['PATH']].join(delimiter),
      LD_LIBRARY_PATH: libraryPath.filter(Boolean).join(delimiter),
    },
  };
}

const folders = (): string[] => [
  join(CACHE, 'usr/bin'),
  join(CACHE, 'usr/sbin'),
  join(CACHE, 'bin'),
  join(CACHE, 'sbin'),
  ...programFolders(),
];

const provider = (): string | undefined =>
  [join(CACHE, 'usr/lib/galera'), '/usr/lib/galera', '/usr/lib64/galera-4', '/usr/lib64/galera']
    .map((folder) => join(folder, 'libgalera_smm.so'))
    .find((file) => existsSync(file));

const missing = (): string[] => [
  ...WANTED.filter((name) => !findProgram(name, folders())),
  ...(provider() ? [] : ['libgalera_smm.so']),
];

const isWhole = (): boolean => missing().length === 0;

async function unpack(log: (line: string) => void): Promise<void> {
  const aptGet = findProgram('apt-get', programFolders());
  const dpkgDeb = findProgram('dpkg-deb', programFolders());
  const by = `install ${[...WITH_WHAT_THEY_NEED, ...ALONE].join(', ')}`;
  if (!aptGet || !dpkgDeb) throw new ProgramsMissing(`no ${missing().join(', ')} was found, and no apt-get: ${by}`);
  log(`Unpacking ${missing().join(', ')} from the distribution's packages…`);
  const draft = `${CACHE}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const download = async () => run(aptGet, ['download', ...(await packagesOf(aptGet))], { cwd: draft });
  try {
    await download().catch(async () => {
      // a fresh machine has no lists of packages, and only root may fetch them
      await run(aptGet, ['update']);
      await download();
    });
    for (const file of readdirs(draft).filter((name) => name.endsWith('.deb'))) {
      await run(dpkgDeb, ['-x', join(draft, file), draft]);
      rmSync(join(draft, file));
    }
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
    throw new ProgramsMissing(`the distribution's packages cannot be had (${why}): ${by}`);
  }
  rmSync(CACHE, { recursive: true, force: true });
  renameSync(draft, CACHE);
}

/** What an installation would bring to this machine. */
async function packagesOf(aptGet: string): Promise<string[]> {
  const { stdout } = await run(aptGet, ['-s', 'install', '--no-install-recommends', ...WITH_WHAT_THEY_NEED]);
  const brought = [...stdout.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
  return [...new Set([...brought, ...ALONE])];
}

const readdirs = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
