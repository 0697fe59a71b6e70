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
import type { PackedFile } from './remote-files.ts';
import { codeFindings, markupFindings, styleFindings } from './suspicious.ts';

const KB = 1000;

/** In bytes: what is above the first is told, what is above the second is refused. */
const LIMITS = {
  firstLoad: [20 * KB, 24 * KB],
  code: [90 * KB, 120 * KB],
  whole: [3000 * KB, 5000 * KB],
  file: [200 * KB, 400 * KB],
} as const;

/**
 * All that can be found in a template's build without running it: forbidden kinds of files, code that reaches out or makes code,
 * addresses of other origins, weight, and a contract that this installation does not speak. Each finding says what to do.
 */
export function inspectTemplate(manifest: RemoteManifest, files: readonly PackedFile[]): PublishFinding[] {
  return [
    ...contractFindings(manifest),
    ...files.flatMap(fileFindings),
    ...weightFindings(manifest, files),
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
  return textFindings(kind.kind, bytes.toString()).map((found) => refused(path, found));
}

function textFindings(kind: Kind, text: string): Problem[] {
  switch (kind) {
    case 'code':
      return codeFindings(text);
    case 'style':
      return styleFindings(text);
    case 'markup':
      return markupFindings(text);
    case 'data':
    case 'binary':
      return [];
  }
}

function weightFindings({ entry, preload }: RemoteManifest, files: readonly PackedFile[]): PublishFinding[] {
  const first = new Set([entry, ...preload.map(({ path }) => path)]);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const sizes = scripts.map(({ path, bytes, brotli }) => ({ path, size: (brotli ?? bytes).length }));
  const sum = (of: typeof sizes) => of.reduce((total, { size }) => total + size, 0);
  return [
    ...weigh({
      path: entry,
      size: sum(sizes.filter(({ path }) => first.has(path))),
      limits: LIMITS.firstLoad,
      code: 'build_first_load',
    }),
    ...weigh({ path: '*.js', size: sum(sizes), limits: LIMITS.code, code: 'build_scripts' }),
    ...weigh({
      path: '*',
      size: files.reduce((total, { bytes }) => total + bytes.length, 0),
      limits: LIMITS.whole,
      code: 'build_whole',
    }),
    ...files
      .filter(({ path }) => /\.(webp|png|jpg|svg|woff2)$/.test(path))
      .flatMap(({ path, bytes }) => weigh({ path, size: bytes.length, limits: LIMITS.file, code: 'build_file' })),
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
