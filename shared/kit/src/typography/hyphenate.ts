import { softHyphenated } from '../model/syllables.ts';

/** Words that could have to break, without what is hyphenated already. */
const LONG_WORD = /[\p{Script=Latin}\u00AD]{7,}/gu;
const SOFT_HYPHEN = '\u00AD';

/** What is typed, copied or measured letter by letter. */
const LEFT_ALONE =
  '[data-part="opening"], [data-part="number"], [data-part="address"], textarea, select, svg, script, style';
/** Tags of the languages whose syllables this file knows; a page that says none is in one. */
const KNOWN = /^(?:id|ms)?$/;

/** How long a slice of the work may take, in ms: the page stays at hand. */
const SLICE = 6;

/**
 * Gives each Indonesian or Malay word that has to break within itself its hyphen, at a syllable: browsers know the syllables of neither
 * language. Words that fit stay as they are, so no line of the page changes that did not break badly. It follows what is rendered, opened,
 * turned or set in a font that came late. Answers how to stop.
 */
export function hyphenate(root: HTMLElement): () => void {
  const queue = new Set<Node>([root]);
  let frame = 0;

  function work() {
    frame = 0;
    const end = performance.now() + SLICE;
    for (const node of queue) {
      queue.delete(node);
      if (node.isConnected) for (const text of textsIn(node)) queueOrMend(text, end, queue);
      if (performance.now() > end) break;
    }
    if (queue.size > 0) plan();
  }
  function plan() {
    frame ||= requestAnimationFrame(work);
  }
  const look = (node: Node) => {
    queue.add(node);
    plan();
  };
  const lookAtAll = () => look(root);

  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      if (type === 'childList') addedNodes.forEach(look);
      else look(target);
    }
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['open', 'hidden'] });
  // sections that come late make it longer, which breaks no word
  let width = root.clientWidth;
  const widths = new ResizeObserver(() => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    lookAtAll();
  });
  widths.observe(root);
  document.fonts?.addEventListener('loadingdone', lookAtAll);
  plan();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    widths.disconnect();
    document.fonts?.removeEventListener('loadingdone', lookAtAll);
  };
}

function queueOrMend(text: Text, end: number, queue: Set<Node>) {
  if (performance.now() > end) queue.add(text);
  else mend(text);
}

function textsIn(node: Node): Text[] {
  if (node instanceof Text) return node.parentElement?.closest(LEFT_ALONE) || !isKnown(node) ? [] : [node];
  if (!(node instanceof Element) || node.closest(LEFT_ALONE)) return [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (each) =>
    each instanceof Element && each.matches(LEFT_ALONE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text && isKnown(walker.currentNode)) texts.push(walker.currentNode);
  return texts;
}

const isKnown = ({ parentElement }: Text): boolean =>
  KNOWN.test(parentElement?.closest('[lang]')?.getAttribute('lang') ?? '');

/** From the last word to the first, so that the places of the others hold. */
function mend(text: Text) {
  const { data } = text;
  const words = [...data.matchAll(LONG_WORD)].filter(([word]) => !word.includes(SOFT_HYPHEN));
  const broken = words.filter(({ 0: word, index }) => isBroken(text, index, index + word.length));
  for (const { 0: word, index } of broken.toReversed()) text.replaceData(index, word.length, softHyphenated(word));
}

/** A part of the word stands a line below another. Lines of posters overlap; the large first letter of a paragraph stands beside the rest. */
function isBroken(text: Text, start: number, end: number): boolean {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const [first, ...others] = range.getClientRects();
  return first !== undefined && others.some(({ top }) => top - first.top > first.height / 2);
}
