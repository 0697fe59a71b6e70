import { questionsOf, timelineOf } from './insights.ts';

const halfHourOf = (instant: string): number => Date.parse(instant) / 1_800_000;

test('the days of the timeline are those of the event’s place, each with all until its end', () => {
  const row = { total_answers: 2, total_pax: 5 };
  expect(
    timelineOf(
      [
        { half_hour: halfHourOf('2027-01-01T16:30:00Z'), is_attending: 1, ...row },
        { half_hour: halfHourOf('2027-01-01T17:00:00Z'), is_attending: 0, ...row },
        { half_hour: halfHourOf('2027-01-02T01:00:00Z'), is_attending: 1, ...row },
      ],
      'Asia/Jakarta',
    ),
  ).toEqual([
    { day: '2027-01-01', confirmed: 2, declined: 0, pax: 5 },
    { day: '2027-01-02', confirmed: 4, declined: 2, pax: 10 },
  ]);
});

test('several ticked options count each, a free text counts as itself, and what nobody answered is left out', () => {
  const days = {
    name: 'days',
    type: 'checkbox' as const,
    label: 'Hari',
    options: [
      { label: 'Sabtu', value: 6 },
      { label: 'Minggu', value: 7 },
    ],
  };
  const rows = [
    { name: 'days', value: '[6,7]', total_answers: 1, total_pax: 2 },
    { name: 'days', value: '[6]', total_answers: 3, total_pax: 4 },
    { name: 'allergy', value: '"Kacang"', total_answers: 1, total_pax: 1 },
    { name: 'allergy', value: '""', total_answers: 9, total_pax: 9 },
  ];
  const fields = [days, { name: 'allergy', type: 'text' as const }, { name: 'song', type: 'text' as const }];
  expect(questionsOf(fields, rows)).toEqual([
    {
      name: 'days',
      label: 'Hari',
      answers: [
        { value: '6', label: 'Sabtu', total_answers: 4, total_pax: 6 },
        { value: '7', label: 'Minggu', total_answers: 1, total_pax: 2 },
      ],
    },
    {
      name: 'allergy',
      label: 'allergy',
      answers: [{ value: 'Kacang', label: 'Kacang', total_answers: 1, total_pax: 1 }],
    },
  ]);
});
