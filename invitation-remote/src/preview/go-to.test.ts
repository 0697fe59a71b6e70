import { jest } from '@jest/globals';
import { goTo } from './go-to.ts';

let shown: string[];
beforeEach(() => {
  shown = [];
  document.body.replaceChildren();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    shown.push(this.id);
  };
  jest.useFakeTimers();
});
afterEach(() => {
  // what still waits for its section would see the page taken down
  window.dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

function add(id: string): void {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
}
/** Observers are told between two tasks. */
const told = () => Promise.resolve();

test('a section is gone to again while its pictures load', () => {
  add('gallery');
  goTo('gallery');
  jest.advanceTimersByTime(2000);
  expect(shown).toEqual(['gallery', 'gallery', 'gallery', 'gallery', 'gallery']);
});

test('one that comes with its first photo, long after, is gone to then', async () => {
  goTo('gallery');
  jest.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  add('gallery');
  await told();
  jest.advanceTimersByTime(0);
  expect(shown).toEqual(['gallery']);
});

test('who scrolls by hand, or goes elsewhere, is not pulled back', async () => {
  const stop = goTo('gallery');
  window.dispatchEvent(new Event('wheel'));
  add('gallery');
  await told();
  jest.advanceTimersByTime(2000);
  goTo('gift');
  stop();
  expect(shown).toEqual([]);
});

test('nor is who scrolls when the section has come while it was gone to', async () => {
  goTo('gallery');
  jest.advanceTimersByTime(100);
  add('gallery');
  await told();
  jest.advanceTimersByTime(0);
  window.dispatchEvent(new Event('wheel'));
  const before = shown.length;
  jest.advanceTimersByTime(2000);
  expect(shown.slice(before)).toEqual([]);
});
