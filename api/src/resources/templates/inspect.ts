import {
  type CodeWith,
  FIRST_SCREEN_FILE,
  type Problem,
  problem,
  type PublishFinding,
  type RemoteManifest,
} from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import { type Kind, kindOf } from './file-kinds.ts';
import type { PackedFile } from './builds/pack.ts';
import { lookFindings } from './look-findings.ts';
import { markupFindings } from './markup.ts';
import { codeFindings, styleFindings } from './suspicious.ts';

const KB = 1000;

/** In bytes: what is above the first is told, what is above the second is refused. */
const LIMITS = {
  firstLoad: [20 * KB, 24 * KB],
  code: [90 * KB, 120 * KB],
  whole: [3000 * KB, 5000 * KB],
  file: [200 * KB, 400 * KB],
  text: [400 * KB, 1000 * KB],
} as const;

/**
 * All that can be found in a template's build without running it: forbidden kinds of files, code that reaches out or makes code,
 * addresses of other origins, weight, a contract that this installation does not speak, and values that a look leaves out and
 * the specification does not know. Each finding says what to do.
 */
export function inspectTemplate(manifest: RemoteManifest, files: readonly PackedFile[]): PublishFinding[] {
  const weights = [...loadFindings(manifest, files), ...sizeFindings(manifest)];
  // what is too large is refused before anything reads it
  if (weights.some(({ level }) => level === 'refused')) return weights;
  return [
    ...contractFindings(manifest),
    ...lookFindings(manifest),
    ...files.flatMap(fileFindings),
    ...weights,
    ...(files.some(({ path }) => path === FIRST_SCREEN_FILE)
      ? []
      : [refused(FIRST_SCREEN_FILE, problem('build_no_first_screen'))]),
  ];
}

const refused = (path: string, what: Problem): PublishFinding => ({ level: 'refused', path, ...what });

function contractFindings({ contract: { min, max } }: RemoteManifest): PublishFinding[] {
  if (min <= TEMPLATE_CONTRACT && TEMPLATE_CONTRACT <= max) return [];
  return [refused('contract', problem('build_contract', { contract: TEMPLATE_CONTRACT, min, max }))];
}

function fileFindings({ path, bytes }: PackedFile): PublishFinding[] {
  const kind = kindOf(path, bytes);
  if ('problem' in kind) return [refused(path, kind.problem)];
  return textFindings({ kind: kind.kind, path, text: bytes.toString() }).map((found) => refused(path, found));
}

function textFindings({ kind, path, text }: { kind: Kind; path: string; text: string }): Problem[] {
  switch (kind) {
    case 'code':
      return codeFindings(text);
    case 'style':
      return styleFindings(text);
    case 'markup':
      return markupFindings(path, text);
    case 'data':
    case 'binary':
      return [];
  }
}

/** What guests load, compressed. */
function loadFindings({ entry, preload }: RemoteManifest, files: readonly PackedFile[]): PublishFinding[] {
  const first = new Set([entry, ...preload.map(({ path }) => path)]);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const sizes = scripts.map(({ path, bytes, brotli }) => ({ path, size: (brotli ?? bytes).length }));
  const sum = (of: typeof sizes) => of.reduce((total, { size }) => total + size, 0);
  const firstLoad = sum(sizes.filter(({ path }) => first.has(path)));
  return [
    ...weigh({ path: entry, size: firstLoad, limits: LIMITS.firstLoad, code: 'build_first_load' }),
    ...weigh({ path: '*.js', size: sum(sizes), limits: LIMITS.code, code: 'build_scripts' }),
  ];
}

/** What the files weigh as they are: known before one of them is compressed or read. */
export function sizeFindings({ files }: RemoteManifest): PublishFinding[] {
  const whole = files.reduce((total, { bytes }) => total + bytes, 0);
  return [
    ...weigh({ path: '*', size: whole, limits: LIMITS.whole, code: 'build_whole' }),
    ...files.flatMap(({ path, bytes }) => {
      const limits = /\.(webp|avif|png|jpg|svg|woff2)$/.test(path) ? LIMITS.file : LIMITS.text;
      return weigh({ path, size: bytes, limits, code: 'build_file' });
    }),
  ];
}

function weigh({
  path,
  size,
  limits: [goal, limit],
  code,
}: {
  path: string;
  size: number;
  limits: readonly [number, number];
  code: CodeWith<'size' | 'goal' | 'max'>;
}): PublishFinding[] {
  if (size <= goal) return [];
  const what = problem(code, { size: Math.ceil(size / KB), goal: goal / KB, max: limit / KB });
  return [{ level: size > limit ? 'refused' : 'advice', path, ...what }];
}
