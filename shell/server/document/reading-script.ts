import { WAITING } from '../first-screen/start-script.ts';
import type { ReadingPage } from '@janur/contracts/boot';
import { DOCUMENT_ID } from './document-id.ts';

/** The type of the script that is let in when the shell's first did not come. */
export const AGAIN = 'text/again';

interface Terms {
  readonly id: string;
  readonly again: string;
  readonly waiting: string;
  /** How long a tap waits for the page, in ms. */
  readonly patience: number;
  /** How long the page's own script may take to begin, once it is there, in ms. */
  readonly start: number;
  /** How long a page that has no cover may show nothing, in ms. */
  readonly bare: number;
}

/**
 * Run in every page that has a shell, and written for phones that know no newer script: lets the shell be asked for once more when it
 * did not come, and shows the document in its place when that fails too, when it came and does not run here, when
 * a guest has tapped and waited, or when nothing is there to be tapped. The page's own script says with `isStarted` that it runs, and `end` takes the document
 * away again; who has written something in it keeps it. Its text becomes one line: no comments in it.
 */
/* istanbul ignore next -- its text runs in the page */
function readMeanwhile(terms: Terms) {
  var root = document.documentElement;
  var hasRetried = false;
  var page: { -readonly [Part in keyof ReadingPage]: ReadingPage[Part] } = {
    isStarted: false,
    isUsed: false,
    show: show,
    end: end,
  };
  window.janurPage = page;
  function each(selector: string, change: (element: HTMLElement) => void) {
    var found = document.querySelectorAll<HTMLElement>(selector);
    for (var at = 0; at < found.length; at += 1) change(found[at] as HTMLElement);
  }
  function letIn(style: HTMLElement) {
    var place = style.parentNode as Node;
    var next = style.nextSibling;
    style.removeAttribute('type');
    place.removeChild(style);
    place.insertBefore(style, next);
  }
  function show(why: string): boolean {
    var shown = document.getElementById(terms.id);
    if (!shown) return false;
    each('[data-note]', function (note) {
      note.hidden = note.getAttribute('data-note') !== why;
    });
    if (root.hasAttribute('data-reading')) return true;
    root.setAttribute('data-reading', '');
    each('style[type="' + terms.waiting + '"]', letIn);
    if (window.janurTap && window.janurTap.song) window.janurTap.song.pause();
    each('#' + terms.id + ' h1', function (heading) {
      heading.tabIndex = -1;
      heading.focus();
    });
    window.scrollTo(0, 0);
    return true;
  }
  function end() {
    var shown = document.getElementById(terms.id);
    root.removeAttribute('data-reading');
    if (shown && shown.parentNode) shown.parentNode.removeChild(shown);
  }
  function failed() {
    var script = document.querySelector('script[type="' + terms.again + '"]');
    if (hasRetried || !script) return show('failed');
    hasRetried = true;
    script.removeAttribute('type');
    document.head.appendChild(script);
    return true;
  }
  function isShell(event: Event) {
    return event.target instanceof Element && event.target.hasAttribute('data-shell');
  }
  function use(event: Event) {
    var shown = document.getElementById(terms.id);
    if (shown && shown.contains(event.target as Node)) page.isUsed = true;
  }
  function unlessStarted() {
    if (!page.isStarted) show('failed');
  }
  function unlessTaken() {
    if (!window.janurTap || !window.janurTap.isTaken) show('slow');
  }
  function unlessThere() {
    if (!page.isStarted && !document.querySelector('[data-part="open"]')) show('slow');
  }
  function unlessAsked() {
    if (document.querySelector('script[type="' + terms.waiting + '"]')) show('failed');
  }
  function onError(event: Event) {
    if (isShell(event)) failed();
  }
  function onLoad(event: Event) {
    if (isShell(event)) setTimeout(unlessStarted, terms.start);
  }
  function onClick(event: Event) {
    var target = event.target as Element | null;
    while (target && target.getAttribute('data-part') !== 'open') target = target.parentElement;
    if (target) setTimeout(unlessTaken, terms.patience);
  }
  document.addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  document.addEventListener('click', onClick);
  document.addEventListener('input', use);
  document.addEventListener('change', use);
  document.addEventListener('submit', use);
  setTimeout(unlessThere, terms.bare);
  document.addEventListener('DOMContentLoaded', function () {
    setTimeout(unlessAsked, terms.start);
  });
}

const TERMS: Terms = { id: DOCUMENT_ID, again: AGAIN, waiting: WAITING, patience: 3000, start: 2000, bare: 8000 };

/** The same text for every page, so that one hash allows it. */
export const READING_SCRIPT = `(${readMeanwhile.toString().replace(/\s+/g, ' ')})(${JSON.stringify(TERMS)})`;
