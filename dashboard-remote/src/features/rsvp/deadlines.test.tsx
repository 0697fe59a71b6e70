import { screen } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import { hostOf } from '../../testing/couple.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { Deadlines } from './deadlines.tsx';

const known = hostOf().events[0];
if (!known) throw new Error('the couple of the tests has an event');
const event: HostEvent = known;
const NOW = new Date('2027-05-01T03:00:00Z');

function days(until: string | null) {
  const at = (id: number, title: string, start_datetime: string | null, timezone = 'Asia/Jakarta') => ({
    ...event,
    id,
    title,
    start_datetime,
    timezone,
  });
  show(
    <Deadlines
      until={until}
      pending={31}
      now={NOW}
      events={[
        // half past midnight of the next day there, still the day before in Jakarta
        at(1, 'Resepsi', '2027-05-08T15:30:00Z', 'Asia/Jayapura'),
        at(2, 'Lamaran', '2027-04-20T03:00:00Z'),
        at(3, 'Ngunduh Mantu', null),
        at(4, 'Siraman', '2027-05-02T01:00:00Z'),
      ]}
    />,
  );
  return screen.queryAllByRole('listitem').map((row) => row.textContent);
}

test('what comes next stands in its order, by the clock of its place; what has passed or has no day is left out', () => {
  expect(days('2027-05-05T14:59:00Z')).toEqual([
    expect.stringMatching(/^2MeiSiraman08[.:]00Besok$/),
    '5MeiJawaban ditutup31 undangan belum menjawab, semua acara4 hari lagi',
    expect.stringMatching(/^9MeiResepsi00[.:]30\d hari lagi$/),
  ]);
  expect(screen.getByRole('link', { name: '31 undangan belum menjawab, semua acara' }).getAttribute('href')).toBe(
    '/guests?status=PENDING',
  );
});

test('answers that are closed are said to be', () => {
  expect(days('2027-04-25T14:59:00Z')[0]).toMatch(/^25AprJawaban sudah ditutup31 undangan .*6 hari lalu$/);
});

test('without a day to come there is no list', () => {
  show(<Deadlines until={null} pending={0} now={new Date('2030-01-01T00:00:00Z')} events={[event]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
