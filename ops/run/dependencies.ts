import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './workspaces.ts';

/**
 * `npm run lint`: what a package imports it declares, and what it declares is named somewhere in it. The tools of the whole
 * repository are the root's to declare.
 */

const SPECIFIER = /(?:\bfrom|^import|\bimport\()\s*['"]((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^'"\n]*)?['"]/gm;
const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Given to the bundler, or to the compiler, without being named. */
const UNNAMED =
  /^(?:@types\/.*|@swc\/core|react|react-dom|webpack-cli|@emotion\/react|@mantine\/hooks|@module-federation\/runtime-core)$/;
/** Made when a template is built, and what that brings. */
const FROM_TEMPLATE = new Set(['janur-template', '@janur/kit', '@janur/contracts']);

interface Package {
  readonly dir: string;
  readonly name: string;
  readonly declared: ReadonlySet<string>;
  readonly files: readonly string[];
}

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/scaffold/') && !file.includes('/assets/'));
const all = packages();
const tools = all.find(({ dir }) => dir === '.')?.declared ?? new Set();
const faults = all.filter(({ dir }) => dir !== '.').flatMap((one) => [...undeclared(one), ...unused(one)]);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function packages(): Package[] {
  const dirs = tracked
    .filter((file) => file === 'package.json' || file.endsWith('/package.json'))
    .map((file) => dirname(file))
    .toSorted((one, other) => other.length - one.length);
  const owner = (file: string) => dirs.find((dir) => dir === '.' || file.startsWith(`${dir}/`));
  const filesOf = Map.groupBy(
    tracked.filter((file) => !/package(?:-lock)?\.json$/.test(file)),
    owner,
  );
  return dirs.map((dir) => {
    const { name, dependencies, devDependencies }: Manifest = JSON.parse(read(join(dir, 'package.json')));
    const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    return { dir, name, declared, files: filesOf.get(dir) ?? [] };
  });
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function undeclared({ dir, name, declared, files }: Package): string[] {
  const imported = new Map<string, string>();
  for (const file of files.filter((one) => CODE.test(one))) {
    for (const [, wanted = ''] of read(file).matchAll(SPECIFIER))
      if (!builtinModules.includes(wanted)) imported.set(wanted, file);
  }
  return [...imported]
    .filter(
      ([wanted]) =>
        wanted !== name &&
        !declared.has(wanted) &&
        !tools.has(wanted) &&
        !(dir === 'shared/build' && FROM_TEMPLATE.has(wanted)),
    )
    .map(([wanted, file]) => `${dir} imports ${wanted} and does not declare it (${file})`);
}

function unused({ dir, declared, files }: Package): string[] {
  const texts = files.filter((file) => CODE.test(file) || /\.(?:json|css|html)$/.test(file)).map(read);
  return [...declared]
    .filter((wanted) => !UNNAMED.test(wanted) && !texts.some((text) => text.includes(wanted)))
    .map((wanted) => `${dir} declares ${wanted} and names it nowhere`);
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
