import { act, fireEvent, screen } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn, teachDialogs } from '../testing/render.tsx';
import { Sheet } from './sheet.tsx';

beforeAll(() => {
  teachDialogs();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    this.setAttribute('data-scrolled-to', '');
  };
});
afterEach(() => window.history.replaceState(null, '', '/'));

const page = (
  <>
    <section id="hero">The page</section>
    <a href="#rsvp">Answer</a>
    <a href="#event-12">Party</a>
    <a href="#elsewhere">Elsewhere</a>
    <section id="rsvp">
      <Sheet label="Will you join us?">
        <input aria-label="Name" />
        <a href="#hero">Home</a>
        <a href="#wedding_event">Programme</a>
      </Sheet>
    </section>
    <section id="wedding_event">
      <Sheet label="Programme">
        <article id="event-12">The party</article>
      </Sheet>
    </section>
  </>
);

const isOpen = (label: string) => document.querySelector(`dialog[aria-label="${label}"]`)?.hasAttribute('open');

test('a link to the section around it opens a sheet, and no other', () => {
  renderOn(client(), page);
  expect(isOpen('Will you join us?')).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Answer' }));
  expect(isOpen('Will you join us?')).toBe(true);
  expect(isOpen('Programme')).toBe(false);
});

test('a link to what a sheet holds opens it there', () => {
  renderOn(client(), page);
  fireEvent.click(screen.getByRole('link', { name: 'Party' }));
  expect(isOpen('Programme')).toBe(true);
  expect(screen.getByRole('article').hasAttribute('data-scrolled-to')).toBe(true);
});

test('a link to anything else, or into another tab, opens none', () => {
  renderOn(client(), page);
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  fireEvent.click(screen.getByRole('link', { name: 'Answer' }), { ctrlKey: true });
  expect(isOpen('Will you join us?')).toBe(false);
});

test('a link in a sheet to the page closes it, one to another sheet does not', () => {
  renderOn(client(), page);
  fireEvent.click(screen.getByRole('link', { name: 'Answer' }));
  fireEvent.click(screen.getByRole('link', { name: 'Programme' }));
  expect(isOpen('Will you join us?')).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(isOpen('Will you join us?')).toBe(false);
});

test('the address of the page opens a sheet, and does not keep it open for a reload', () => {
  window.history.replaceState(null, '', '/sinta-rama?to=Budi#rsvp');
  renderOn(client(), page);
  expect(isOpen('Will you join us?')).toBe(true);
  expect(window.location.href).toMatch(/\/sinta-rama\?to=Budi$/);
});

test('what was written stays when a sheet is closed', () => {
  renderOn(client(), page);
  fireEvent.click(screen.getByRole('link', { name: 'Answer' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Budi' } });
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  act(() => close?.click());
  expect(isOpen('Will you join us?')).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'Answer' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Budi');
});
