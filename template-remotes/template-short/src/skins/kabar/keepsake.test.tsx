import type { KeepsakeProps } from '@janur/kit';
import { render } from '@testing-library/react';
import { Keepsake } from './keepsake.tsx';

const ticket: KeepsakeProps['ticket'] = {
  names: 'Sinta & Rama',
  initials: ['S', 'R'],
  guest: 'Budi Santoso',
  count: 2,
  people: '2 people',
  events: [
    { id: 1, title: 'Reception', day: 'Saturday, 8 May 2027', time: '19.00 – 21.00 WIB', place: 'Joglo' },
    { id: 2, title: 'Party', day: null, time: null, place: null },
  ],
  hashtag: '#SintaRama',
  qr: { path: 'M0,0h1v1h-1Z', size: 21 },
  words: { title: 'Ticket', guest: 'Guest', hint: 'Show this' },
};
const drawn = (more: Partial<KeepsakeProps['ticket']> = {}) =>
  render(<Keepsake ticket={{ ...ticket, ...more }} />).container;

test('the ticket bears who comes, when and where, and the code of the door', () => {
  const keepsake = drawn();
  expect(keepsake.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1080 1350');
  for (const words of ['Budi Santoso', '2 people', '19.00', 'Joglo']) expect(keepsake.textContent).toContain(words);
  expect(keepsake.querySelector(`path[d="${ticket.qr?.path}"]`)).toBeTruthy();
});

test('it is saved as a picture: nothing in it has a class or comes from outside', () => {
  expect(drawn().querySelectorAll('[class], [style], image, use')).toHaveLength(0);
});

test('without a code it has none', () => {
  expect(drawn({ qr: null }).querySelector(`path[d="${ticket.qr?.path}"]`)).toBeNull();
});
