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
    const look = () => setMore(sidesOf(strip));
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
    strip.scrollLeft = entry.offsetLeft + (entry.offsetWidth - strip.clientWidth) / 2;
    strip.scrollTop = entry.offsetTop + (entry.offsetHeight - strip.clientHeight) / 2;
  }, [current]);

  return { list, more };
}

/** Parts of a pixel are no entry. */
const SLACK = 4;

function sidesOf({ scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) {
  const before = Math.max(scrollLeft, scrollTop);
  const after = Math.max(scrollWidth - clientWidth - scrollLeft, scrollHeight - clientHeight - scrollTop);
  const sides = [before > SLACK && 'before', after > SLACK && 'after'].filter(Boolean);
  return sides.length > 0 ? sides.join(' ') : undefined;
}
