import type { TicketView } from '@janur/kit';
import { render } from '@testing-library/react';
import { Keepsake } from './keepsake.tsx';

const ticket: TicketView = {
  names: 'Sinta & Rama',
  initials: ['S', 'R'],
  guest: 'Ibu Ratih Kusumo',
  count: 2,
  people: '2 orang',
  events: [
    { id: 1, title: 'Akad nikah', day: 'Sabtu, 8 Mei 2027', time: '08.00 – 09.30 WIB', place: 'Masjid Al-Irsyad' },
    { id: 2, title: 'Resepsi', day: 'Sabtu, 8 Mei 2027', time: null, place: null },
  ],
  hashtag: null,
  qr: { path: 'M0,0h7v1h-7z', size: 21 },
  words: { title: 'Tiket masuk', guest: 'Tamu', hint: 'Tunjukkan kode ini di pintu masuk' },
};

test('the ticket says who comes to what, with the code of the door, and can be saved as it stands', () => {
  const drawing = render(<Keepsake ticket={ticket} />).container.innerHTML;
  for (const text of ['Ibu Ratih Kusumo', '2 orang', 'Akad nikah', 'Masjid Al-Irsyad', 'Resepsi', 'TIKET MASUK']) {
    expect(drawing).toContain(text);
  }
  expect(drawing).toContain('viewBox="0 0 21 21"');
  expect(drawing).toContain(ticket.qr?.path);
  // a picture brings neither style sheets nor other files
  expect(drawing).not.toMatch(/class=|<image|<foreignObject/u);
});

test('where the door needs no code the ticket has none', () => {
  const drawing = render(<Keepsake ticket={{ ...ticket, qr: null }} />).container.innerHTML;
  expect(drawing).toContain('Ibu Ratih Kusumo');
  expect(drawing).not.toContain('viewBox="0 0 21 21"');
});
