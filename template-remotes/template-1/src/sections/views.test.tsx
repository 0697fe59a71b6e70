import { client } from '@janur/kit/testing';
import { showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { waitFor } from '@testing-library/react';
import template from '../template.tsx';

beforeAll(standInForBrowser);
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect');
afterEach(() => {
  if (measured) Object.defineProperty(Element.prototype, 'getBoundingClientRect', measured);
});

/** The section that has passed the middle of the window last. */
function reading(section: string) {
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    return { top: this.id === section ? 0 : 9999, height: 10 } as DOMRect; // what the kit reads of it
  };
}

const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null };
// the stand-in for the browser has all of them in view: the last one counts
const stories = [
  { ...chapter, id: 1, title: 'A studio', order: 1, image_url: null },
  { ...chapter, id: 2, title: 'A house', order: 2, image_url: 'https://cdn.example/studio.jpg' },
];
const shown = () => [...document.querySelectorAll('[aria-hidden] > [data-shown]')];

test.each([
  ['hero', '', ''],
  ['our_story', 'https://cdn.example/studio.jpg', ''],
  ['wedding_event', '', 'Saturday08May 2027'],
  ['rsvp', '', 'Saturday08May 2027'],
  ['wishes', '', ''],
])('while %s is read the arch of wide windows shows “%s%s”', async (section, picture, door) => {
  reading(section);
  await showTemplate(template, client({ content: { stories } }));
  await waitFor(() => expect(document.querySelector('[data-chapter]')).toBeTruthy());
  await waitFor(() => expect(shown()).toHaveLength(picture || door ? 1 : 0));
  const [view] = shown();
  expect(view?.querySelector('img')?.getAttribute('src') ?? '').toBe(picture);
  expect(view?.textContent ?? '').toBe(door);
});
