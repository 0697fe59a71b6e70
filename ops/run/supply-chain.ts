import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, type LockFile, looseVersions, type Manifest } from './supply-chain/rules.ts';
import { ROOT } from './workspaces.ts';

/** `npm run lint`: what comes from others is what was looked at. Needs no network. */

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');
const faults = [
  ...faultsOf(read('package-lock.json') as LockFile),
  ...manifests.flatMap((file) => looseVersions(file, read(file) as Manifest)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
