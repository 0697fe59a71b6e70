import { type RefObject, useLayoutEffect, useRef } from 'react';

const STEP = 0.05;
const LEAST = 0.35;

/** Of a box: what is in it is said smaller (`--fit`, 1 to 0.35) until it fits, for a name is never cut. */
export function useFit<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  useLayoutEffect(() => {
    let isOver = false;
    function fit() {
      const element = box.current;
      if (!element || isOver) return;
      for (let scale = 1; scale >= LEAST; scale -= STEP) {
        element.style.setProperty('--fit', scale.toFixed(2));
        if (element.scrollHeight <= element.clientHeight + 1) return;
      }
    }
    fit();
    // a face that comes late is wider or narrower than what stood there before
    void Promise.resolve('fonts' in document && document.fonts.ready).then(fit);
    window.addEventListener('resize', fit);
    return () => {
      isOver = true;
      window.removeEventListener('resize', fit);
    };
  }, []);
  return box;
}
