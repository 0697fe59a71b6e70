import { type CodeWith, type Problem, problem } from '@janur/contracts';

/**
 * What a template's files may not say. This finds what is written plainly, so that a designer hears of it at once; what is
 * disguised is stopped in the browser, by the policy of the page (docs/decisions/010).
 */

interface Rule {
  readonly pattern: RegExp;
  readonly code: 'build_import' | CodeWith<'found'>;
  /** What is shown of that which was found, where it is not the name of what was called. */
  readonly show?: (found: string) => string;
}

const CODE: readonly Rule[] = [
  { pattern: /\beval\s*\(|\(0,\s*eval\)/, code: 'build_text_as_code', show: () => 'eval' },
  {
    pattern: /\bnew\s+Function\b|(?<![.\w$])Function\s*\(|\.constructor\s*\(\s*["'`]/,
    code: 'build_text_as_code',
    show: () => 'Function',
  },
  {
    pattern:
      /(?<![.\w$])(?:window\.|self\.|globalThis\.)?fetch\s*\(|\b(?:XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeerConnection|sendBeacon)\b/,
    code: 'build_network',
  },
  { pattern: /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/, code: 'build_storage' },
  { pattern: /\b(?:serviceWorker|SharedWorker|Worklet)\b|\bnew\s+Worker\b/, code: 'build_worker' },
  {
    pattern:
      /\.(?:innerHTML|outerHTML|srcdoc)\s*=(?!=)|\binsertAdjacentHTML\b|\bdocument\.write(?:ln)?\b|\bcreateContextualFragment\b|\bdangerouslySetInnerHTML\b|\bDOMParser\b/,
    code: 'build_markup',
  },
  { pattern: /\bwindow\.open\b|\blocation\.(?:assign|replace|href\s*=)|\btrustedTypes\b/, code: 'build_page' },
];

/** Names of the SVG and XLink vocabularies are addresses only in their looks. */
const ADDRESS = /(?:https?:|wss?:)\/\/(?!www\.w3\.org\/)[^\s"'`)\\<]+|["'`(]\/\/[\w-]+(?:\.[\w-]+)+/i;
const FOREIGN: Rule = {
  pattern: ADDRESS,
  code: 'build_origin',
  show: (found) => found.replace(/^["'`(]/, '').slice(0, 80),
};

const trimmed = (found: string) => found.trim();
const STYLE: readonly Rule[] = [
  { pattern: /@import\b/i, code: 'build_import' },
  { pattern: /expression\s*\(|(?:java|vb)script:/i, code: 'build_carries', show: trimmed },
  FOREIGN,
];

export const codeFindings = (text: string): Problem[] => broken([...CODE, FOREIGN], text);
export const styleFindings = (text: string): Problem[] => broken(STYLE, text);

const broken = (rules: readonly Rule[], text: string): Problem[] =>
  rules.flatMap(({ pattern, code, show = called }) => {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return [];
    return [code === 'build_import' ? problem(code) : problem(code, { found: show(found) })];
  });

const called = (found: string) => found.replaceAll(/[\s(=.]+$|^[.\s]+/g, '');
