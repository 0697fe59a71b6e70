import { useEffect } from 'react';

/**
 * Where what had the focus is gone and nobody else takes it, the heading of what one looks at now has it (WCAG 2.4.3): a keyboard
 * goes on from there and not from the top of the document, and a screen reader says where one has come to.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let frame: Element | null = null;
    let asked = 0;

    const isLost = () => last !== undefined && !last.isConnected && document.activeElement === document.body;
    function remember({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      last = target;
      frame = target.closest(FRAME);
    }
    function find(): void {
      asked = 0;
      if (!isLost()) return;
      const place = frame?.isConnected ? frame : document.querySelector('main');
      const heading = place?.querySelector<HTMLElement>('h1, h2') ?? place;
      if (heading instanceof HTMLElement) focusQuietly(heading);
    }
    // a page that is still to come is a change of its own
    const changes = new MutationObserver(() => {
      // whoever brings something new may focus it in the same moment
      if (asked === 0 && isLost()) asked = requestAnimationFrame(find);
    });
    document.addEventListener('focusin', remember);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      changes.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
}

const FRAME = '[role=dialog], main';

/** Nothing moves, and no ring is drawn round what cannot be pressed. */
function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}
