/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { START_SCRIPT, WAITING } from './start-script.ts';

/** Tells the observers of this page that something large was painted. */
let painted: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const observers: (() => void)[] = [];
  painted = () => observers.forEach((tell) => tell());
  // jsdom paints nothing
  globalThis.PerformanceObserver = class {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    readonly #tell: () => void;
    constructor(tell: () => void) {
      this.#tell = tell;
    }
    observe() {
      observers.push(this.#tell);
    }
  } as unknown as typeof PerformanceObserver; // as much of one as the page uses
  document.head.innerHTML = `<style type="${WAITING}">p { color: red }</style>`;
  document.body.innerHTML = `<script type="${WAITING}" src="/remotes/shell/1/shell.js"></script>`;
  window.eval(START_SCRIPT);
  dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => jest.useRealTimers());

const shell = () => document.querySelector<HTMLScriptElement>('script[src]');
const isWaiting = (element: Element | null) => element?.getAttribute('type') === WAITING;

test('the shell’s script comes in once nothing larger has been painted for a while', () => {
  painted();
  jest.advanceTimersByTime(50);
  painted();
  jest.advanceTimersByTime(50);
  expect(isWaiting(shell())).toBe(true);
  jest.advanceTimersByTime(10);
  expect(isWaiting(shell())).toBe(false);
  expect(document.head.contains(shell())).toBe(true);
});

test('a tab that is never painted starts after a second', () => {
  jest.advanceTimersByTime(999);
  expect(isWaiting(shell())).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isWaiting(shell())).toBe(false);
});

test('it starts once, whatever is painted later', () => {
  painted();
  jest.advanceTimersByTime(60);
  const first = shell();
  painted();
  jest.advanceTimersByTime(2000);
  expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  expect(shell()).toBe(first);
});

test('the styles that wait are let in when the script has come', () => {
  jest.advanceTimersByTime(1000);
  expect(isWaiting(document.querySelector('style'))).toBe(true);
  shell()?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1);
  expect(isWaiting(document.querySelector('style'))).toBe(false);
});
