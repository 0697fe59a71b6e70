/**
 * What a template's files may not say. This finds what is written plainly, so that a designer hears of it at once; what is
 * disguised is stopped in the browser, by the policy of the page (docs/decisions/010).
 */

interface Rule {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
}

const LOOK_ONLY = 'A template is look only: take it out.';

const CODE: readonly Rule[] = [
  { pattern: /\beval\s*\(|\(0,\s*eval\)/, message: () => `makes code of a text with eval. ${LOOK_ONLY}` },
  {
    pattern: /\bnew\s+Function\b|(?<![.\w$])Function\s*\(|\.constructor\s*\(\s*["'`]/,
    message: () => `makes code of a text with Function. ${LOOK_ONLY}`,
  },
  {
    pattern:
      /(?<![.\w$])(?:window\.|self\.|globalThis\.)?fetch\s*\(|\b(?:XMLHttpRequest|WebSocket|EventSource|WebTransport|RTCPeerConnection|sendBeacon)\b/,
    message: (found) => `talks to the network with ${name(found)}. The kit's parts do what a guest can do.`,
  },
  {
    pattern: /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\.cookie\b/,
    message: (found) => `keeps something in the browser with ${name(found)}. ${LOOK_ONLY}`,
  },
  {
    pattern: /\b(?:serviceWorker|SharedWorker|Worklet)\b|\bnew\s+Worker\b/,
    message: (found) => `starts a worker with ${name(found)}. ${LOOK_ONLY}`,
  },
  {
    pattern:
      /\.(?:innerHTML|outerHTML|srcdoc)\s*=(?!=)|\binsertAdjacentHTML\b|\bdocument\.write(?:ln)?\b|\bcreateContextualFragment\b|\bdangerouslySetInnerHTML\b|\bDOMParser\b/,
    message: (found) => `writes markup from a text with ${name(found)}. Write it as JSX.`,
  },
  {
    pattern: /\bwindow\.open\b|\blocation\.(?:assign|replace|href\s*=)|\btrustedTypes\b/,
    message: (found) => `reaches for the page itself with ${name(found)}. Use the kit's ExternalLink.`,
  },
];

/** Names of the SVG and XLink vocabularies are addresses only in their looks. */
const ADDRESS = /(?:https?:|wss?:)\/\/(?!www\.w3\.org\/)[^\s"'`)\\<]+|["'`(]\/\/[\w-]+(?:\.[\w-]+)+/i;
const FOREIGN: Rule = {
  pattern: ADDRESS,
  message: (found) =>
    `names another origin: ${found.replace(/^["'`(]/, '').slice(0, 80)}. Put the file into the folder.`,
};

const MARKUP: readonly Rule[] = [
  { pattern: /<\s*(?:script|foreignObject|iframe|object|embed|style\b[^>]*>[^<]*@import)/i, message: tag },
  { pattern: /<\s*(?:base|meta|link)\b/i, message: tag },
  { pattern: /\son[a-z]+\s*=/i, message: (found) => `carries a handler (${found.trim()}). ${LOOK_ONLY}` },
  { pattern: /(?:java|vb)script:|data:text\/html/i, message: (found) => `carries ${found}. ${LOOK_ONLY}` },
  FOREIGN,
];

const STYLE: readonly Rule[] = [
  { pattern: /@import\b/i, message: () => 'imports another style sheet. Put its rules into the family.' },
  { pattern: /expression\s*\(|(?:java|vb)script:/i, message: (found) => `carries ${found}. ${LOOK_ONLY}` },
  FOREIGN,
];

export const codeFindings = (text: string): string[] => broken([...CODE, FOREIGN], text);
export const styleFindings = (text: string): string[] => broken(STYLE, text);
export const markupFindings = (text: string): string[] => broken(MARKUP, text);

const broken = (rules: readonly Rule[], text: string): string[] =>
  rules.flatMap(({ pattern, message }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [message(found)];
  });

function tag(found: string): string {
  return `carries ${found.trim()}>, which runs or loads something. ${LOOK_ONLY}`;
}

const name = (found: string) => found.replaceAll(/[\s(=.]+$|^[.\s]+/g, '');
