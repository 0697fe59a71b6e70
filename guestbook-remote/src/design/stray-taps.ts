import { useEffect } from 'react';

/** A finger that taps twice by itself does it sooner than this, in ms, and no farther away than this, in px. */
const QUICK_MS = 400;
const NEAR_PX = 24;
/** One that goes on tapping means it: after this long, in ms, a tap of the same burst counts again. */
const MEANT_AFTER_MS = 1000;

interface Tap {
  readonly target: EventTarget | null;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Where each tap counts as one: a stepper, a pad of digits. */
export const COUNTS_TAPS = { 'data-counts-taps': '' };

/**
 * The second of two quick taps of one finger is no answer: it was meant for what lay there before, and would land on
 * what slid or opened under the finger, such as the next family's card. Keys, and taps into fields, are left alone.
 */
export function useNoStrayTaps(): void {
  useEffect(() => {
    let last: Tap | undefined;
    /** When a tap counted last. */
    let heard = Number.NEGATIVE_INFINITY;
    function onClick(event: MouseEvent) {
      const { target, timeStamp: at, clientX: x, clientY: y } = event;
      // a key's click has no place; a label's second one goes to its field
      if (event.detail === 0 || (target instanceof Element && target.matches('input, textarea, select'))) return;
      const tap = { target, at, x, y };
      if (last && isStray(tap, last) && at - heard < MEANT_AFTER_MS) {
        event.preventDefault();
        event.stopPropagation();
      } else heard = at;
      last = tap;
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

function isStray(tap: Tap, last: Tap): boolean {
  const isQuick = tap.at - last.at < QUICK_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR_PX;
  const isCounted =
    tap.target === last.target && tap.target instanceof Element && tap.target.closest('[data-counts-taps]') !== null;
  return isQuick && !isCounted;
}
