import type { AnswerState, TicketView } from '@janur/kit';
import { render, screen } from '@testing-library/react';
import { Answer } from './answer.tsx';
import { Keepsake } from './keepsake.tsx';

const show = (state: AnswerState, count: number | null) =>
  render(
    <Answer
      scene={{ state, guest: 'Budi Santoso', count, events: ['Akad nikah'] }}
      words={<h2>Noted</h2>}
      actions={<button type="button">Close</button>}
    />,
  ).container;

test('who comes is counted and ringed', () => {
  const page = show('sent', 2);
  expect(page.querySelector('b')?.textContent).toBe('2');
  expect(page.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Noted' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('who cannot come gets a comma and no ring', () => {
  const page = show('declined', null);
  expect(page.querySelector('b')?.textContent).toBe(',');
  expect(page.querySelector('svg')).toBeNull();
});

const event = (id: number, title: string) => ({
  id,
  title,
  day: 'Sabtu, 18 September 2027',
  time: '09.00 WIB',
  place: 'Galeri',
});
const ticket: TicketView = {
  names: 'Mira & Jun',
  initials: ['M', 'J'],
  guest: 'Budi Santoso',
  count: 2,
  people: '2 orang',
  events: [event(1, 'Akad nikah'), event(2, 'Makan malam'), event(3, 'Pesta'), event(4, 'Sarapan')],
  hashtag: '#MiraJun',
  qr: { path: 'M0,0h1v1h-1Z', size: 25 },
  words: { title: 'Tiket masuk', guest: 'Tamu', hint: 'Tunjukkan kode ini' },
};

test('the ticket is a picture of its own: no classes, names, hours of three events and the code', () => {
  const { container } = render(<Keepsake ticket={ticket} />);
  const drawing = container.querySelector('svg');
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 1080 1350');
  expect(container.querySelector('[class], [style], image')).toBeNull();
  for (const words of ['Mira', '& Jun', 'Budi Santoso', 'Makan malam', 'Tunjukkan kode ini'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByText('09.00')).toHaveLength(3);
  expect(container.querySelector(`[d="${ticket.qr?.path}"]`)).not.toBeNull();
});
