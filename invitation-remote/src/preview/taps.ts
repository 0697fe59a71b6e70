import type { PreviewTap } from '@janur/contracts/preview';
import { SECTION_NAMES } from '@janur/kit';

/** What does something itself when it is tapped keeps doing that. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, video, audio, [role="button"], [role="tab"]';
/** More than the longest text of an invitation: what was tapped is the ground, not a text. */
const LONGEST = 6000;

/** Tells which text somebody taps, and draws a line around it, until it is ended. */
export function tellTaps(tell: (tap: PreviewTap) => void): () => void {
  let marked: HTMLElement | undefined;
  const unmark = () => {
    marked?.style.removeProperty('outline');
    marked?.style.removeProperty('outline-offset');
    marked = undefined;
  };
  const take = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    const place = target instanceof HTMLElement ? target : target.parentElement;
    if (!place) return;
    const text = target.matches('img, picture, svg, svg *') ? '' : (place.textContent ?? '').trim();
    unmark();
    marked = place;
    marked.style.outline = '2px solid #d97706';
    marked.style.outlineOffset = '4px';
    tell({ text: text.length > LONGEST ? '' : text, section: sectionOf(place) });
  };
  document.addEventListener('click', take);
  return () => {
    document.removeEventListener('click', take);
    unmark();
  };
}

const SECTIONS: ReadonlySet<string> = new Set(SECTION_NAMES);

function sectionOf(element: Element): string {
  if (element.closest('[role="dialog"]')) return 'opening';
  for (let at: Element | null = element; at; at = at.parentElement) if (SECTIONS.has(at.id)) return at.id;
  return 'hero';
}
