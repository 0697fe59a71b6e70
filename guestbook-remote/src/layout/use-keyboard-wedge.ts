import { useEffect, useEffectEvent } from 'react';
import { createWedge } from './keyboard-wedge.ts';

/** Listens for a hardware scanner on the whole page, whatever has the focus. */
export function useKeyboardWedge(onScan: (content: string) => void) {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const feed = createWedge();
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const content = feed(event.key, event.timeStamp);
      if (content === undefined) return;
      // the scanner's Enter must not press the button that has the focus
      event.preventDefault();
      event.stopPropagation();
      takeBack(event.target, content);
      scanned(content);
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** What the scanner typed into a field is taken out again, so that a name keeps its letters. */
function takeBack(target: EventTarget | null, content: string): void {
  if (!(target instanceof HTMLInputElement) || !target.value.endsWith(content)) return;
  const letters = target.value.length;
  target.setRangeText('', letters - content.length, letters, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
