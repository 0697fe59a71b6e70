import { act, configure } from '@testing-library/react';

/** Of one query, in ms: sections load late, and a busy machine compiles them while a test waits. */
const PATIENCE = 8000;

/** jsdom has none: here everything is in view at once. */
class EverythingInView {
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry; // the kit reads these two
    this.report([entry], this as unknown as IntersectionObserver); // the kit does not use the second
  }
  disconnect() {}
}

/** What jsdom lacks and a template's page needs; nobody answers its calls. For `beforeAll`. */
export function standInForBrowser(): void {
  configure({ asyncUtilTimeout: PATIENCE });
  globalThis.IntersectionObserver = EverythingInView as unknown as typeof IntersectionObserver; // what the kit uses of it
  globalThis.fetch = () => new Promise(() => undefined);
  window.scrollTo = () => undefined;
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList; // what is read of it
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Something of the look begins to move without end, as a browser tells. */
export function beginEndlessMotion(): void {
  const star = document.body.appendChild(document.createElement('i'));
  star.style.animationIterationCount = 'infinite';
  act(() => void star.dispatchEvent(new Event('animationstart', { bubbles: true })));
  star.remove();
}
