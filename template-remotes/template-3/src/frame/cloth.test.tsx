import { client } from '@janur/kit/testing';
import { showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { waitFor } from '@testing-library/react';
import template from '../template.tsx';

beforeAll(standInForBrowser);
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect');
afterEach(() => {
  if (measured) Object.defineProperty(Element.prototype, 'getBoundingClientRect', measured);
});

test.each([
  ['hero', null],
  ['wedding_event', 'truntum'],
  ['rsvp', 'parang'],
])('while %s is read the batik in the light is %s', async (section, motif) => {
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    return { top: this.id === section ? 0 : 9999, height: 10 } as DOMRect; // what the kit reads of it
  };
  await showTemplate(template, client());
  const cloth = await waitFor(() => {
    const found = document.querySelector('[id^="hanging-cloth"]')?.closest('div');
    expect(found).toBeTruthy();
    return found;
  });
  await waitFor(() => expect(cloth?.getAttribute('data-lit')).toBe(motif));
  if (motif) expect(cloth?.querySelectorAll(`path[data-motif="${motif}"]`).length).toBeGreaterThan(0);
});
