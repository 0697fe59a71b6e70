import type { ClientContent, ClientOption } from '@janur/contracts';

/** What else of the settings hosts write to their guests. */
const WRITTEN = ['announcement', 'custom_config', 'rsvp_config'] as const;
/** Addresses, dates, colours and the product's own words. */
const NOT_WRITTEN = /^(?:https?:|\/|#|\d{4}-\d\d-\d\d|[A-Z\d]+(?:_[A-Z\d]+)+$)/;
/** Names and titles; one word of a letter is nobody's. */
const SHORT = 40;
/** These stand without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LETTER = /\p{L}/u;
/** What stands between names. */
const BETWEEN = /[、，。・·&]+/u;
/** Signs of one script, or a word of letters: between names a language without spaces says words of its own. */
const RUNS =
  /\p{Script=Hangul}+|\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const LEFT_ALONE = 'script, style, svg, textarea, select';
/** An element whose language this file said. */
const MARK = 'data-host-words';

interface Written {
  readonly content: ClientContent;
  readonly option: ClientOption;
}

/** Whether a text of the page is the hosts' own: all of one of theirs, or whole words in the order in which they wrote them. */
export function readsHosts({ content, option }: Written): (text: string) => boolean {
  const texts = textsIn([content, ...WRITTEN.map((name) => option[name])]).map(plain);
  const all = `\n${texts.join('\n')}\n`;
  const short = `\n${texts.filter(({ length }) => length <= SHORT).join('\n')}\n`;
  return (shown) => {
    const text = plain(shown);
    if (!LETTER.test(text)) return false;
    // one word of a long letter may be one of the page, too
    if (isWithin(/\s/.test(text) || UNSPACED.test(text) ? all : short, text)) return true;
    // their names in a phrase of the page that is little beside them: '…・…', '…、…之', and the voice that reads it is theirs
    const isTheirs = (piece: string) => isWithin(/\s/.test(piece) || UNSPACED.test(piece) ? all : short, piece);
    const names = text.split(BETWEEN).map((piece) => piece.trim());
    const known = names
      .flatMap((name) => (isTheirs(name) ? name : (name.match(RUNS) ?? []).map((piece) => piece.trim())))
      // figures are nobody's: a date is the page's
      .filter((piece) => LETTER.test(piece) && isTheirs(piece));
    const isMostlyTheirs = 2 * known.join('').length > text.length;
    if ((UNSPACED.test(text) || known.length > 1) && isMostlyTheirs) return true;
    // several of theirs, one behind the other
    return text.length > 2 * SHORT && all.includes(text.slice(0, SHORT)) && all.includes(text.slice(-SHORT));
  };
}

function isWithin(texts: string, text: string): boolean {
  for (let at = texts.indexOf(text); at >= 0; at = texts.indexOf(text, at + 1)) {
    // a large first letter is an element of its own
    if (UNSPACED.test(text) || text.length > SHORT) return true;
    const around = `${texts[at - 1] ?? ''}${texts[at + text.length] ?? ''}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** Without what typography adds for the lines. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function textsIn(value: unknown): string[] {
  // a look may set a letter's lines as one
  if (typeof value === 'string')
    return LETTER.test(value) && !NOT_WRITTEN.test(value) ? [...new Set([...value.split('\n'), value])] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Says of the hosts' words on a page in another language which theirs is, for voices, line breaks and the letters of Han
 * (WCAG 3.1.2). It follows what is rendered, and leaves alone what says its language itself. Answers how to stop.
 */
export function markHostWords(
  root: HTMLElement,
  { isHosts, tag }: { isHosts: (text: string) => boolean; tag: string },
): () => void {
  function look(node: Node) {
    if (node instanceof Text) return node.parentElement && mark(node.parentElement);
    if (!(node instanceof Element)) return;
    mark(node);
    for (const element of node.querySelectorAll('*')) mark(element);
  }
  function mark(element: Element) {
    const said = element.closest('[lang]');
    if ((said && said !== document.documentElement && !said.hasAttribute(MARK)) || element.closest(LEFT_ALONE)) return;
    const texts = [...element.childNodes].flatMap((child) => (child instanceof Text ? child.data : []));
    const spoken = texts.filter((text) => LETTER.test(text));
    if (spoken.length > 0 && spoken.every(isHosts)) say(element, tag);
    // a word of the page that stands within theirs
    else if (spoken.length > 0 && element.parentElement?.closest(`[${MARK}]`))
      say(element, document.documentElement.lang);
    else if (element.hasAttribute(MARK)) unmark(element);
  }
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'childList') addedNodes.forEach(look);
      else look(target);
    }
  });
  look(root);
  changes.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    changes.disconnect();
    for (const element of root.querySelectorAll(`[${MARK}]`)) unmark(element);
  };
}

function say(element: Element, tag: string) {
  element.setAttribute('lang', tag);
  element.setAttribute(MARK, '');
}

function unmark(element: Element) {
  element.removeAttribute('lang');
  element.removeAttribute(MARK);
}
