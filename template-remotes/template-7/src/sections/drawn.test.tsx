import type { AnswerState, TicketView } from '@janur/kit';
import { client } from '@janur/kit/testing';
import { showPart, standInForBrowser } from '@janur/template-parts/testing';
import { screen } from '@testing-library/react';
import { Answer } from './answer.tsx';
import { Keepsake } from './keepsake.tsx';

beforeAll(standInForBrowser);

function sceneOf(state: AnswerState): HTMLElement {
  document.body.replaceChildren();
  const scene = { state, guest: 'Budi', count: state === 'sent' ? 2 : null, events: [] };
  showPart(client(), <Answer scene={scene} words={<h2>Said</h2>} actions={<button type="button">Close</button>} />);
  expect(screen.getByRole('heading', { name: 'Said' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  return document.body;
}

test('a yes and a no are two scenes, both with the words and the button', () => {
  const drawn = (scene: HTMLElement) => scene.querySelectorAll('svg').length;
  expect(drawn(sceneOf('sent'))).toBeGreaterThan(drawn(sceneOf('declined')));
});

test.each(['sent', 'declined', 'wish', 'held', 'kept', 'failed'] as const)(
  'the scene of %s has words and button',
  (state) => {
    sceneOf(state);
  },
);

const ticket: TicketView = {
  names: 'Sinta & Rama',
  initials: ['S', 'R'],
  guest: 'Budi Santoso & keluarga',
  count: 2,
  people: '2 orang',
  events: [{ id: 1, title: 'Resepsi', day: 'Sabtu, 8 Mei 2027', time: '11.00 – 14.00 WIB', place: 'Balai Kartini' }],
  hashtag: '#SintaRama',
  qr: { path: 'M0,0h7v7h-7z', size: 29 },
  words: { title: 'Tiket masuk', guest: 'Tamu', hint: 'Tunjukkan kode ini di pintu masuk' },
};

test('the ticket says whose it is, to what, for how many, and has the code', () => {
  document.body.replaceChildren();
  showPart(client(), <Keepsake ticket={ticket} />);
  for (const text of [
    'Sinta & Rama',
    'Budi Santoso & keluarga',
    '2 orang',
    'Resepsi',
    'Tunjukkan kode',
    'ini di pintu masuk',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.querySelector('path[d="M0,0h7v7h-7z"]')).not.toBeNull();
});

test('the ticket is drawn with attributes alone, and without a code it says nothing of one', () => {
  document.body.replaceChildren();
  showPart(client(), <Keepsake ticket={{ ...ticket, qr: null }} />);
  expect(document.querySelectorAll('svg [class], svg [style], svg image')).toHaveLength(0);
  expect(screen.queryByText('ini di pintu masuk')).toBeNull();
});
