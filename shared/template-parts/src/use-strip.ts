import { type RefObject, useEffect, useRef, useState } from 'react';

interface Strip {
  list: RefObject<HTMLUListElement | null>;
  /** On which sides entries are out of view: 'before', 'after', 'before after'; undefined where all are seen. */
  more: string | undefined;
}

/** A list that scrolls along itself: the entry with `current` as its key is brought to its middle. */
export function useStrip(current: string | undefined): Strip {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<string>();

  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const look = () => {
      const sides = sidesOf(strip);
      setMore(sides);
      markCut(strip, sides);
    };
    strip.addEventListener('scroll', look, { passive: true });
    // fonts that come late, and a phone that is turned, change who has room
    const sizes = new ResizeObserver(look);
    for (const element of [strip, ...strip.children]) sizes.observe(element);
    return () => {
      strip.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);

  useEffect(() => {
    const strip = list.current;
    const entry = strip?.querySelector('[aria-current]')?.parentElement;
    if (!strip || !entry || !current) return;
    // at once: of two smooth scrolls the second ends the first
    strip.scrollTo({
      left: wholeFrom(strip, entry),
      top: entry.offsetTop + (entry.offsetHeight - strip.clientHeight) / 2,
    });
  }, [current]);

  return { list, more };
}

/** How far it scrolls to have `entry` near its middle, and a whole one at its beginning. */
function wholeFrom(strip: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): number {
  const middle = offsetLeft + (offsetWidth - strip.clientWidth) / 2;
  if (middle <= 0 || middle >= strip.scrollWidth - strip.clientWidth) return middle;
  const begins = [...strip.children].flatMap((child) => (child instanceof HTMLElement ? child.offsetLeft - ARROW : []));
  const holding = begins.filter(
    (begin) => begin + ARROW <= offsetLeft && offsetLeft + offsetWidth <= begin + strip.clientWidth - ARROW,
  );
  const off = (begin: number) => Math.abs(begin - middle);
  return holding.reduce((best, begin) => (off(begin) < off(best) ? begin : best), holding[0] ?? middle);
}

/** What an arrow takes at the end of a strip, in px. */
const ARROW = 22;

/** An entry of which a part alone has room, or that an arrow lies on, says `data-cut`: half a word is none. */
function markCut(strip: HTMLElement, sides: string | undefined): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = strip;
  const [before, after] = ['before', 'after'].map((side) => (sides?.includes(side) ? ARROW : -SLACK)) as [
    number,
    number,
  ];
  const isColumn = strip.scrollHeight - clientHeight > SLACK;
  for (const entry of strip.children) {
    // music and language have no arrow that would bring them back
    if (!(entry instanceof HTMLElement) || !entry.querySelector(':scope > a')) continue;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = entry;
    const from = isColumn ? offsetTop - scrollTop : offsetLeft - scrollLeft;
    const to = from + (isColumn ? offsetHeight : offsetWidth);
    const isWhole = from >= before && to <= (isColumn ? clientHeight : clientWidth) - after;
    // where one is and where the focus is, part of a word is better than none
    entry.toggleAttribute('data-cut', !isWhole && !entry.querySelector('[aria-current], :focus-visible'));
  }
}

/** Parts of a pixel are no entry. */
const SLACK = 4;

function sidesOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) {
  const before = Math.max(scrollLeft, scrollTop);
  const after = Math.max(scrollWidth - clientWidth - scrollLeft, scrollHeight - clientHeight - scrollTop);
  const sides = [before > SLACK && 'before', after > SLACK && 'after'].filter(Boolean);
  return sides.length > 0 ? sides.join(' ') : undefined;
}
