import type { RsvpField } from '../entities/option.ts';
import type { RsvpSubmission } from '../entities/rsvp.ts';
import { type RsvpTerms, rsvpProblems } from './rsvp.ts';

const upTo = (limitValue: number): RsvpField[] => [{ name: 'guest_total', type: 'guest_count', limitValue }];
const v2: RsvpTerms = { version: 'V2', wishOnly: false, eventIds: [1, 2] };
const v1: RsvpTerms = { version: 'V1', wishOnly: false, eventIds: [] };
const wishOnly: RsvpTerms = { version: 'V1', wishOnly: true, eventIds: [] };
const invited = { total: 3, perEvent: new Map([[1, 2]]) };

type Case = [fact: string, terms: RsvpTerms, answer: Omit<RsvpSubmission, 'name'>, problems: string[]];
const accepted: Case[] = [
  ['one answer to V1', v1, { is_attending: true, guest_total: 10 }, []],
  ['a refusal to V1 without a count', v1, { is_attending: false }, []],
  [
    'an answer per event to V2',
    v2,
    {
      events: [
        { id: 1, is_attending: true, guest_total: 10 },
        { id: 2, is_attending: false, guest_total: 0 },
      ],
    },
    [],
  ],
  ['an answer to some of the events', v2, { events: [{ id: 2, is_attending: true, guest_total: 1 }] }, []],
  ['all that was invited, V1', { ...v1, invited }, { is_attending: true, guest_total: 3 }, []],
  ['all that was invited, V2', { ...v2, invited }, { events: [{ id: 1, is_attending: true, guest_total: 2 }] }, []],
  ['as many as the limit', { ...v1, configured: upTo(5) }, { is_attending: true, guest_total: 5 }, []],
  ['a wish alone', wishOnly, { message: 'Selamat' }, []],
];
const refused: Case[] = [
  ['V1 without an attendance', v1, { guest_total: 1 }, ['body.is_attending']],
  ['V1 with eleven unknown people', v1, { is_attending: true, guest_total: 11 }, ['body.guest_total']],
  [
    'V1 above the limit of its field',
    { ...v1, configured: upTo(5) },
    { is_attending: true, guest_total: 6 },
    ['body.guest_total'],
  ],
  [
    'V1 above the limit of its field by a guest with more seats',
    { ...v1, invited, configured: upTo(2) },
    { is_attending: true, guest_total: 3 },
    ['body.guest_total'],
  ],
  [
    'V2 above the limit of its field',
    { ...v2, configured: upTo(5) },
    { events: [{ id: 2, is_attending: true, guest_total: 6 }] },
    ['body.events.0.guest_total'],
  ],
  ['V1 attended by nobody', v1, { is_attending: true, guest_total: 0 }, ['body.guest_total']],
  ['V1 attended without a count', v1, { is_attending: true }, ['body.guest_total']],
  ['V1 refused with a count', v1, { is_attending: false, guest_total: 2 }, ['body.guest_total']],
  ['V1 above the invited total', { ...v1, invited }, { is_attending: true, guest_total: 4 }, ['body.guest_total']],
  [
    'V1 with answers per event',
    v1,
    { is_attending: true, guest_total: 1, events: [{ id: 1, is_attending: true, guest_total: 1 }] },
    ['body.events'],
  ],
  ['V2 without events', v2, { message: 'Hi' }, ['body.events']],
  [
    'V2 with one attendance for all',
    v2,
    { is_attending: true, guest_total: 1, events: [{ id: 1, is_attending: true, guest_total: 1 }] },
    ['body.is_attending', 'body.guest_total'],
  ],
  [
    'V2 with an event of another invitation',
    v2,
    { events: [{ id: 9, is_attending: true, guest_total: 1 }] },
    ['body.events.0.id'],
  ],
  [
    'V2 with an event twice',
    v2,
    {
      events: [
        { id: 1, is_attending: true, guest_total: 1 },
        { id: 1, is_attending: false, guest_total: 0 },
      ],
    },
    ['body.events.1.id'],
  ],
  [
    'V2 above the invited total of the event',
    { ...v2, invited },
    { events: [{ id: 1, is_attending: true, guest_total: 3 }] },
    ['body.events.0.guest_total'],
  ],
  [
    'V2 for an event without an invitation',
    { ...v2, invited },
    { events: [{ id: 2, is_attending: true, guest_total: 1 }] },
    ['body.events.0.guest_total'],
  ],
  [
    'an attendance where only wishes are taken',
    wishOnly,
    { message: 'Hi', is_attending: true, guest_total: 1 },
    ['body.is_attending', 'body.guest_total'],
  ],
];

test.each(accepted)('accepts %s', (_, terms, answer) => {
  expect(rsvpProblems({ name: 'Budi', ...answer }, terms)).toEqual([]);
});

test.each(refused)('refuses %s', (_, terms, answer, paths) => {
  expect(rsvpProblems({ name: 'Budi', ...answer }, terms).map((problem) => problem.path)).toEqual(paths);
});

describe('the configured questions', () => {
  const configured: RsvpField[] = [
    {
      name: 'is_attending',
      type: 'button',
      options: [
        {
          label: 'Ya',
          value: 'yes',
          children: [
            {
              name: 'meal',
              type: 'select',
              options: [
                { label: 'Ikan', value: 'fish' },
                { label: 'Sayur', value: 'veg', children: [{ name: 'allergy', type: 'text', required: false }] },
              ],
            },
          ],
        },
        { label: 'Tidak', value: "can't come" },
      ],
    },
    {
      name: 'hotels',
      type: 'checkbox',
      required: false,
      options: [
        { label: 'A', value: 1 },
        { label: 'B', value: 2 },
      ],
    },
    { name: 'message', type: 'textarea', required: true },
  ];
  const terms: RsvpTerms = { ...v1, configured };
  const problems = (additional: unknown, change: Partial<RsvpSubmission> = {}, given = terms) => {
    const said = given.version === 'V1' && !given.wishOnly ? { is_attending: true, guest_total: 1 } : {};
    const answer = { name: 'Budi', message: 'Hi', ...said, additional_fields: JSON.stringify(additional), ...change };
    return rsvpProblems(answer, given).map(({ path, code }) => [path.replace('body.additional_fields.', '+'), code]);
  };

  test.each<[fact: string, additional: unknown, change: Partial<RsvpSubmission>, problems: string[][]]>([
    ['accept their answers', { meal: 'veg', allergy: 'kacang', hotels: [1, 2] }, {}, []],
    ['accept the attendance in its own words', { is_attending: 'yes', meal: 'fish' }, {}, []],
    ['accept the attendance as yes or no', { is_attending: true, meal: 'fish' }, {}, []],
    ['ask a child only of whom its option was selected', {}, { is_attending: false, guest_total: 0 }, []],
    ['are required', {}, {}, [['+meal', 'required']]],
    ['are required without any additional fields', {}, { additional_fields: undefined }, [['+meal', 'required']]],
    [
      'of the wish are required where it is written',
      { meal: 'fish' },
      { message: ' ' },
      [['body.message', 'required']],
    ],
    ['are answered by their type', { meal: 'fish', hotels: ['1'] }, {}, [['+hotels', 'not_a_number']]],
    ['are answered by their choices', { meal: 'beef' }, {}, [['+meal', 'not_a_choice']]],
    ['of another choice are not asked', { meal: 'fish', allergy: 'kacang' }, {}, [['+allergy', 'not_asked']]],
    [
      'of who comes are not asked of who does not',
      { meal: 'fish' },
      { is_attending: false, guest_total: 0 },
      [['+meal', 'not_asked']],
    ],
    [
      'that do not exist are refused by name',
      { meal: 'fish', shoe: 43, hat: '' },
      {},
      [
        ['+shoe', 'unknown_field'],
        ['+hat', 'unknown_field'],
      ],
    ],
    [
      'never contradict the attendance',
      { is_attending: "can't come", meal: 'fish' },
      {},
      [['+is_attending', 'contradicts_attendance']],
    ],
    [
      'take what every answer carries, whatever it is called',
      {
        slug: 'a',
        url: 'https://a',
        attendance: 'yes',
        guest_count: 1,
        guest_total: 1,
        attendance_type: ['a', 1, true, null],
        meal: 'fish',
      },
      {},
      [],
    ],
    [
      'take nothing there that a database cannot keep',
      { url: 'a\uD800', attendance: { a: 1 }, slug: [[1]], meal: 'fish' },
      {},
      ['url', 'attendance', 'slug'].map((name) => [`+${name}`, 'not_plain']),
    ],
  ])('%s', (_, additional, change, expected) => {
    expect(problems(additional, change)).toEqual(expected);
  });

  test('of V2 hang on the answer to their event', () => {
    const given: RsvpTerms = { ...v2, configured };
    const events = (is_attending: boolean) => [{ id: 1, is_attending, guest_total: is_attending ? 1 : 0 }];
    expect(problems({ meal: 'fish', is_attending_event_1: 'yes' }, { events: events(true) }, given)).toEqual([]);
    expect(problems({}, { events: events(true) }, given)).toEqual([['+meal', 'required']]);
    expect(problems({}, { events: events(false) }, given)).toEqual([]);
    expect(problems({ is_attending_event_1: 'yes' }, { events: events(false) }, given)).toEqual([
      ['+is_attending_event_1', 'contradicts_attendance'],
    ]);
  });

  test('may ask by attendance_type, whose empty list says no', () => {
    const type: RsvpField = {
      name: 'attendance_type',
      type: 'checkbox',
      required: false,
      options: [
        { label: 'Akad', value: 'akad' },
        { label: 'Resepsi', value: 'resepsi' },
      ],
    };
    const given: RsvpTerms = { ...v1, configured: [type] };
    const no = { is_attending: false, guest_total: 0 };
    expect(problems({ attendance_type: ['akad'] }, {}, given)).toEqual([]);
    expect(problems({ attendance_type: [] }, no, given)).toEqual([]);
    expect(problems({ attendance_type: ['akad'] }, no, given)).toEqual([
      ['+attendance_type', 'contradicts_attendance'],
    ]);
    expect(problems({}, { is_attending: undefined }, given)).toEqual([['body.is_attending', 'required']]);
  });

  test('of a wish keep what is not about coming', () => {
    const given: RsvpTerms = { ...wishOnly, configured };
    expect(problems({ hotels: [1] }, {}, given)).toEqual([]);
    expect(problems({ meal: 'fish' }, {}, given)).toEqual([['+meal', 'unknown_field']]);
  });
});

test('an answer for wishes only needs a name; its wish is needed where the hosts ask for it (spec §5)', () => {
  const configured = [{ name: 'message', type: 'textarea' as const, required: true }];
  const missing = { path: 'body.message', code: 'required', params: {} };
  expect(rsvpProblems({ name: 'Budi' }, wishOnly)).toEqual([]);
  expect(rsvpProblems({ name: 'Budi' }, { ...wishOnly, configured })).toEqual([missing]);
});
