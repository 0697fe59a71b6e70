import type { AnswerState } from '@janur/kit';
import { client } from '@janur/kit/testing';
import { showPart } from '@janur/template-parts/testing';
import { screen } from '@testing-library/react';
import { Keepsake } from '../keepsake/keepsake.tsx';
import { Answer } from './answer.tsx';

function drawn(state: AnswerState): string {
  document.body.replaceChildren();
  showPart(
    client(),
    <Answer
      scene={{ state, guest: 'Budi Santoso', count: 2, events: [] }}
      words={<h2>Thank you</h2>}
      actions={<button type="button">Close</button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  return document.body.innerHTML;
}

test('a yes, a no and what waits are three scenes', () => {
  expect(new Set([drawn('sent'), drawn('declined'), drawn('kept')]).size).toBe(3);
});

const ticket = {
  names: 'Sinta & Rama',
  initials: ['S', 'R'],
  guest: 'Budi Santoso',
  count: 2,
  people: '2 people',
  events: [{ id: 1, title: 'Reception', day: 'Saturday, 8 May 2027', time: '18.30', place: 'Bale Agung' }],
  hashtag: null,
  qr: { path: 'M0,0h1v1h-1z', size: 29 },
  words: { title: 'Ticket', guest: 'Guest', hint: 'Show it at the door' },
};

test('the ticket says who comes, to what and where, and carries the code; without a code it stands too', () => {
  showPart(client(), <Keepsake ticket={ticket} />);
  const svg = document.querySelector('svg[viewBox="0 0 1080 1350"]');
  for (const word of ['Budi Santoso', '2 people', 'Reception', 'Bale Agung', '18.30'])
    expect(svg?.textContent).toContain(word);
  expect(svg?.querySelector('path[d="M0,0h1v1h-1z"]')).toBeTruthy();
  // it is saved as a picture by itself: nothing of the page's styles comes with it
  expect(svg?.querySelectorAll('[class], image')).toHaveLength(0);
  document.body.replaceChildren();
  showPart(client(), <Keepsake ticket={{ ...ticket, qr: null }} />);
  expect(document.querySelector('svg')?.textContent).toContain('Budi Santoso');
});
