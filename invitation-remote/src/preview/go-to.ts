const STEPS_MS = [0, 150, 400, 900, 1600];

/**
 * Sections come in their own time, and grow while their pictures load: it goes there until the page stands still. One that is
 * not there yet comes with its first photo or account, and is gone to then.
 */
export function goTo(section: string): () => void {
  let steps: ReturnType<typeof setTimeout>[] = [];
  const element = () => document.getElementById(section);
  const walk = () => {
    // those of the first walk would go on behind whoever stops the second
    steps.forEach(clearTimeout);
    steps = STEPS_MS.map((delay) =>
      setTimeout(() => {
        const { pathname, search } = window.location;
        // as a link to it would: what lies in a sheet opens
        window.location.replace(`${pathname}${search}#${section}`);
        element()?.scrollIntoView();
      }, delay),
    );
  };
  const coming = new MutationObserver(() => {
    if (!element()) return;
    coming.disconnect();
    walk();
  });
  if (!element()) coming.observe(document.body, { childList: true, subtree: true });
  walk();
  const stop = () => {
    coming.disconnect();
    steps.forEach(clearTimeout);
  };
  // whoever scrolls by hand is not pulled back
  window.addEventListener('wheel', stop, { once: true, passive: true });
  window.addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}
