import { inEnglish } from '@janur/contracts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspectTemplate, packFiles } from '@janur/api/inspect-template';
import { signedBuild } from '../deploy/signed-build.ts';
import { signingKey } from '../deploy/signing.ts';
import { ensureBrowser } from '../run/browser.ts';
import { ROOT } from '../run/workspaces.ts';
import { failuresOf } from './browser-report.ts';
import { buildFamily } from './build.ts';
import { serveFamily } from './dev-server.ts';
import type { Family } from './families.ts';
import { advice, type Finding, wrong } from './finding.ts';
import { home } from './installation.ts';
import { takeScreenshots } from './screenshots.ts';
import { tellLooks, unnamedFindings } from './tell-looks.ts';
import { spawnTool } from './tool.ts';

const BIN = join(ROOT, 'node_modules/.bin');

interface Step {
  readonly name: string;
  readonly run: () => Promise<Finding[]> | Finding[];
}

/**
 * Everything that can be said of a family before it is published, each finding in one sentence that says what to do.
 * `origin` is a running installation, over which the family is put in a browser; nothing is published. Without one no
 * browser looks. `isWhole` adds every invitation and language.
 */
export async function check(
  family: Family,
  { origin, isWhole = false }: { origin?: string; isWhole?: boolean } = {},
): Promise<Finding[]> {
  const found: Finding[] = [];
  const steps: Step[] = [
    { name: 'types', run: () => typeFindings(family) },
    { name: 'rules of a template', run: () => lintFindings(family) },
    { name: 'licences of assets', run: () => licenceFindings(family) },
    { name: 'unit tests', run: () => testFindings(family) },
    { name: 'build and printed opening', run: () => buildFindings(family) },
    { name: 'what the registry would refuse', run: () => registryFindings(family) },
    { name: 'names of its looks', run: () => unnamedFindings(family) },
    ...(origin === undefined
      ? []
      : [{ name: 'conformance, accessibility, motion', run: () => browserFindings(family, { origin, isWhole }) }]),
  ];
  for (const { name, run } of steps) {
    process.stdout.write(`${name} … `);
    const findings = await run();
    const faults = findings.filter(({ level }) => level === 'wrong').length;
    console.log(faults > 0 ? `${faults} to mend` : 'good');
    found.push(...findings);
    // what does not build can be looked at no further
    if (faults > 0 && name.startsWith('build')) return found;
  }
  for (const line of tellLooks(family)) console.log(line);
  return found;
}

function typeFindings({ dir }: Family): Finding[] {
  const { output, status } = tool('tsc', ['-b', dir, '--pretty', 'false'], ROOT);
  const found = output
    .split('\n')
    .map((line) => /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line))
    .flatMap((match) =>
      match?.[1]?.includes(dir.slice(ROOT.length + 1))
        ? [wrong(`${match[1]}:${match[2]}`, `Mend the type: ${match[3]}`)]
        : [],
    );
  return orUnread('tsc', { output, status, found });
}

/** A tool that failed with words that are not understood here did not find nothing. */
function orUnread(
  name: string,
  { output, status, found }: { output: string; status: number | null; found: Finding[] },
): Finding[] {
  if (status === 0 || found.length > 0) return found;
  return [wrong(name, `It could not look: ${output.trim().split('\n').slice(0, 3).join(' ').slice(0, 300)}`)];
}

function lintFindings({ dir }: Family): Finding[] {
  const { output, status } = tool('oxlint', ['--type-aware', '--format=unix', dir], ROOT);
  const found = output
    .split('\n')
    .map((line) => /^(.+?):(\d+):\d+: (.*) \[(\w+)\/(.+)\]$/.exec(line))
    .flatMap((match) => (match ? [wrong(`${match[1]}:${match[2]}`, match[3] ?? '')] : []));
  return orUnread('oxlint', { output, status, found });
}

/** Each file of `src/assets` has a line in LICENSES.md. */
function licenceFindings({ dir }: Family): Finding[] {
  const assets = join(dir, 'src/assets');
  if (!existsSync(assets)) return [];
  const licences = join(dir, 'LICENSES.md');
  const text = existsSync(licences) ? readFileSync(licences, 'utf8') : '';
  return readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !text.includes(`\`${entry.name}\``))
    .map(({ name }) =>
      wrong(
        `src/assets/${name}`,
        `Write into LICENSES.md who made \`${name}\` and under which licence it may be passed on.`,
      ),
    );
}

function testFindings({ dir }: Family): Finding[] {
  const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const { output, status } = tool('jest', ['-c', join(dir, 'jest.config.mjs'), '--passWithNoTests'], dir, env);
  const names = [...output.matchAll(/^\s+● (.+)$/gm)].map(([, name]) => name ?? '');
  const found = [...new Set(names)].map((name) => wrong('src', `Mend the test “${name.trim()}” or what it tests.`));
  return orUnread('jest', { output, status, found });
}

async function buildFindings({ dir }: Family): Promise<Finding[]> {
  try {
    await buildFamily(dir);
    return [];
  } catch (error) {
    return [wrong('build', error instanceof Error ? error.message : String(error))];
  }
}

async function registryFindings({ dir }: Family): Promise<Finding[]> {
  const { described, content } = signedBuild(dir, signingKey(join(home(), 'signing-key.pem')));
  const findings = inspectTemplate(described, await packFiles(described, content));
  return findings.map((finding) => (finding.level === 'refused' ? wrong : advice)(finding.path, inEnglish(finding)));
}

/** The conformance suite over the family alone, and pictures of it for people. */
async function browserFindings(
  family: Family,
  { origin, isWhole }: { origin: string; isWhole: boolean },
): Promise<Finding[]> {
  const { server, close } = await serveFamily(family, { origin, port: 0, isReloading: false });
  try {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await takeScreenshots(family, `http://localhost:${port}`);
    return await conformance(family, { port, isWhole });
  } finally {
    await close();
  }
}

async function conformance(
  { name }: Family,
  { port, isWhole }: { port: number; isWhole: boolean },
): Promise<Finding[]> {
  const folder = join(ROOT, 'node_modules/.cache/janur');
  const report = join(folder, `check-${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  await spawnTool(join(BIN, 'playwright'), ['test', '-c', join(ROOT, 'ops/template/playwright.config.ts')], {
    JANUR_TEMPLATES: name,
    JANUR_EYES: 'family',
    ...(isWhole ? { JANUR_CONFORMANCE: 'whole' } : {}),
    JANUR_E2E_PORT: String(port),
    JANUR_E2E_REPORT: report,
    PLAYWRIGHT_CHROMIUM: ensureBrowser(),
  });
  if (!existsSync(report)) return [wrong('conformance', 'The browser could not be started: see above.')];
  return failuresOf(JSON.parse(readFileSync(report, 'utf8')));
}

function tool(name: string, options: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(join(BIN, name), options, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
  return { status, output: `${stdout}\n${stderr}` };
}
