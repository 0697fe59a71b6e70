/**
 * Run in the page behind a printed opening: lets the shell's script in once the opening has been painted, and the styles
 * that wait for it once it has come. On a quick line the script is there before the first picture; it would hold the
 * only thread while the guest still looks at an empty page. The element was written by the server, so no script of the
 * page sets an address (`require-trusted-types-for`). Times in ms: `quiet` without a larger paint count as painted;
 * after `limit` it starts in any case, since a tab behind others is never painted. Its text becomes one line.
 */
/* istanbul ignore next -- its text runs in the page */
function startWhenPainted(waiting: string, quiet: number, limit: number) {
  let timer: ReturnType<typeof setTimeout>;
  const letIn = () => {
    for (const style of document.querySelectorAll(`style[type="${waiting}"]`)) {
      style.removeAttribute('type');
      style.replaceWith(style);
    }
  };
  const start = () => {
    const shell = document.querySelector<HTMLScriptElement>(`script[type="${waiting}"]`);
    if (!shell) return;
    shell.addEventListener('load', () => setTimeout(letIn));
    shell.removeAttribute('type');
    document.head.append(shell);
  };
  const startSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(start, quiet);
  };
  addEventListener('DOMContentLoaded', () => {
    const type = 'largest-contentful-paint';
    setTimeout(start, limit);
    if (PerformanceObserver.supportedEntryTypes.includes(type))
      new PerformanceObserver(startSoon).observe({ type, buffered: true });
    else requestAnimationFrame(startSoon);
  });
}

/** The type of a script or style that waits: until then a browser does not even parse it. */
export const WAITING = 'text/plain';

export const START_SCRIPT = `(${startWhenPainted.toString().replace(/\s+/g, ' ')})('${WAITING}',60,1000)`;
