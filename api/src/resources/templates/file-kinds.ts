import { FIRST_SCREEN_FILE, type Problem, problem } from '@janur/contracts';

/** How a file is looked at. `data` is never shown to a browser, `binary` is drawn and never run. */
export type Kind = 'code' | 'style' | 'markup' | 'data' | 'binary';

const KINDS: Readonly<Record<string, Kind>> = {
  js: 'code',
  css: 'style',
  svg: 'markup',
  json: 'data',
  txt: 'data',
  woff2: 'binary',
  avif: 'binary',
  webp: 'binary',
  png: 'binary',
  jpg: 'binary',
};

const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  woff2: (bytes) => bytes.toString('latin1', 0, 4) === 'wOF2',
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  png: (bytes) => bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** A file's kind by its ending, which its first bytes must bear out. */
export function kindOf(path: string, bytes: Buffer): { kind: Kind } | { problem: Problem } {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  // it goes into pages as it is
  const kind = path === FIRST_SCREEN_FILE ? 'markup' : KINDS[ending];
  if (!kind) return { problem: problem('build_kind', { kinds: Object.keys(KINDS).join(', ') }) };
  const isBorneOut = SIGNATURES[ending]?.(bytes) ?? isText(bytes);
  return isBorneOut ? { kind } : { problem: problem('build_ending', { ending }) };
}

function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
}
