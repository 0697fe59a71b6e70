import type { RsvpSubmission } from '../entities/rsvp.ts';
import { type RsvpTerms, rsvpProblems } from './rsvp.ts';

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
  ['a wish alone', wishOnly, { message: 'Selamat' }, []],
];
const refused: Case[] = [
  ['V1 without an attendance', v1, { guest_total: 1 }, ['body.is_attending']],
  ['V1 with eleven unknown people', v1, { is_attending: true, guest_total: 11 }, ['body.guest_total']],
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
    { is_attending: true, guest_total: 1 },
    ['body.is_attending', 'body.guest_total'],
  ],
];

test.each(accepted)('accepts %s', (_, terms, answer) => {
  expect(rsvpProblems({ name: 'Budi', ...answer }, terms)).toEqual([]);
});

test.each(refused)('refuses %s', (_, terms, answer, paths) => {
  expect(rsvpProblems({ name: 'Budi', ...answer }, terms).map((problem) => problem.path)).toEqual(paths);
});
