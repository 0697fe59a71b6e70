import { screen, within } from '@testing-library/react';
import { hostOf } from '../../testing/couple.ts';
import { show } from '../../testing/show.tsx';
import { AnswerChart } from './answer-chart.tsx';

const [event] = hostOf().events;

test('who cannot see the drawing has its numbers as a table', () => {
  if (!event) throw new Error('a host has an event');
  const timeline = [
    { day: '2026-11-01', confirmed: 2, declined: 0, pax: 5 },
    { day: '2026-11-03', confirmed: 4, declined: 1, pax: 9 },
  ];
  show(<AnswerChart timeline={timeline} event={event} />);
  const rows = within(screen.getByRole('table', { name: 'Jawaban dari waktu ke waktu' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['HariHadirTidak hadir', '1 Nov20', '3 Nov41']);
});

test('without an answer it says so', () => {
  if (!event) throw new Error('a host has an event');
  show(<AnswerChart timeline={[]} event={event} />);
  expect(screen.getByText('Belum ada yang menjawab.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
