import { useEffect } from 'react';
import { useOpenEvent } from '../check-in/open-event.tsx';

/** Enter of a keyboard or a remote shutter; the volume keys of those, where the browser hands them on. */
const KEYS: ReadonlySet<string> = new Set(['Enter', 'AudioVolumeUp', 'AudioVolumeDown']);
/** An Enter so soon after a letter ends a text: somebody types, or a scanner that is too slow to be known for one. */
const AFTER_TEXT_MS = 1000;

/** A key confirms who stands on the screen, as the button does. What has the focus keeps its own Enter. */
export function useProceedKey() {
  const { checkIn } = useOpenEvent();
  useEffect(() => {
    let lastLetter = Number.NEGATIVE_INFINITY;
    function onKeyDown(event: KeyboardEvent) {
      const { key, target, timeStamp } = event;
      if (key.length === 1) lastLetter = timeStamp;
      if (!KEYS.has(key) || event.repeat || event.defaultPrevented || event.isComposing) return;
      const isItsOwn =
        key === 'Enter' && target instanceof Element && target.closest('button, a, input, select') !== null;
      if (isItsOwn || timeStamp - lastLetter < AFTER_TEXT_MS) return;
      if (checkIn.getState().screen.state === 'none') return;
      event.preventDefault();
      checkIn.getState().proceed();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [checkIn]);
}
