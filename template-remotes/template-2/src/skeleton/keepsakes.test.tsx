import type { KeepsakeProps, TicketView } from '@janur/kit';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Answer as AtNight } from '../skins/midnight-garden/sections/answer.tsx';
import { Keepsake as Herbarium } from '../skins/herbarium/sections/keepsake.tsx';
import { Keepsake as MidnightGarden } from '../skins/midnight-garden/sections/keepsake.tsx';
import { Keepsake as PeonyLetter } from '../skins/peony-letter/sections/keepsake.tsx';

const event = (id: number, title: string) => ({
  id,
  title,
  day: 'Sabtu, 4 September 2027',
  time: '09.00 WIB',
  place: 'Taman',
});
const ticket: TicketView = {
  names: 'Ayudia & Mahesa',
  initials: ['A', 'M'],
  guest: 'Budi Santoso',
  count: 2,
  people: '2 orang',
  events: [event(1, 'Pemberkatan'), event(2, 'Resepsi')],
  hashtag: '#AyudiaMahesa',
  qr: { path: 'M0,0h1v1h-1Z', size: 25 },
  words: { title: 'Tiket masuk', guest: 'Tamu', hint: 'Tunjukkan kode ini' },
};
const KEEPSAKES: [string, ComponentType<KeepsakeProps>][] = [
  ['Herbarium', Herbarium],
  ['Peony Letter', PeonyLetter],
  ['Midnight Garden', MidnightGarden],
];

test.each(KEEPSAKES)('the ticket of %s can be saved as a picture and says all of it', (_, Keepsake) => {
  const { container } = render(<Keepsake ticket={ticket} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 1080 1350');
  expect(container.querySelector('[class], [style], image')).toBeNull();
  for (const words of ['Ayudia & Mahesa', 'Budi Santoso', '2 orang', 'Pemberkatan', 'Resepsi', 'Tunjukkan kode ini'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(container.querySelector(`[d="${ticket.qr?.path}"]`)).not.toBeNull();
});

test.each(KEEPSAKES)('without a code the ticket of %s ends with the hashtag', (_, Keepsake) => {
  render(<Keepsake ticket={{ ...ticket, qr: null }} />);
  expect(screen.getByText('#AyudiaMahesa')).toBeTruthy();
  expect(screen.queryByText('Tunjukkan kode ini')).toBeNull();
});

test.each([
  ['sent', true],
  ['declined', false],
] as const)('at night the candle of an answer that is %s is lit: %s', (state, isLit) => {
  const scene = { state, guest: 'Budi', count: null, events: [] };
  const { container } = render(<AtNight scene={scene} words={<h2>Noted</h2>} actions={null} />);
  expect(container.querySelector('[data-lit]') !== null).toBe(isLit);
  expect(screen.getByRole('heading', { name: 'Noted' })).toBeTruthy();
});
