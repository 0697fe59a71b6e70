import type { PublicGuest } from '@janur/contracts';
import { readLink } from '../model/link.ts';
import { client } from '../testing/fixture.ts';
import { attendanceQuestions, draftProblems, firstDraft, type RsvpContext, rsvpSubmission } from './rsvp-answer.ts';

const guest: PublicGuest = {
  name: 'Budi Santoso',
  code: 'SINTA001',
  total_guests: 3,
  is_attending: null,
  events: [
    { event_id: 11, total_guests: 3, confirmation_status: 'PENDING', total_guests_confirmed: 0 },
    { event_id: 12, total_guests: 2, confirmation_status: 'CONFIRMED', total_guests_confirmed: 1 },
  ],
};

function context(change: Partial<RsvpContext> = {}, query = ''): RsvpContext {
  return { client: client(), guest: null, link: readLink('sinta-rama', new URLSearchParams(query)), ...change };
}

describe('what is asked', () => {
  test('a V2 invitation asks for each event that the guest is invited to', () => {
    const onlyAkad = { ...guest, events: guest.events.slice(0, 1) };
    expect(attendanceQuestions(context({ guest: onlyAkad }))).toEqual([
      { eventId: 11, eventTitle: 'Akad Nikah', limit: 3 },
    ]);
  });

  test('an older invitation asks once', () => {
    expect(attendanceQuestions(context({ client: client({ version: 'V1' }), guest }))).toEqual([
      { eventId: null, eventTitle: null, limit: 3 },
    ]);
  });

  test('WISH_ONLY asks nothing about coming', () => {
    expect(attendanceQuestions(context({ client: client({ option: { rsvp_style: 'WISH_ONLY' } }) }))).toEqual([]);
  });

  test.each([
    ['', 2],
    ['guest=4', 4],
    ['guest=99', 10],
    ['guest=0', 2],
  ])('an unknown person with the link "%s" may announce up to %i', (query, limit) => {
    expect(attendanceQuestions(context({}, query)).map((question) => question.limit)).toEqual([limit, limit]);
  });

  test('an invited guest may announce no more than was invited, whatever the link says', () => {
    expect(attendanceQuestions(context({ guest }, 'guest=9')).map((question) => question.limit)).toEqual([3, 2]);
  });
});

describe('the first draft', () => {
  test('takes the name from the guest list and the answers from before', () => {
    const given = context({ guest }, 'to=Someone');
    const draft = firstDraft(given, attendanceQuestions(given));
    expect(draft.name).toBe('Budi Santoso');
    expect(draft.answers).toEqual([
      { isAttending: null, guestTotal: 3 },
      { isAttending: true, guestTotal: 1 },
    ]);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 1],
  ])('a default_guest_total of %i gives %i', (configured, shown) => {
    const given = context({ client: client({ option: { default_guest_total: configured } }) });
    expect(firstDraft(given, attendanceQuestions(given)).answers[0]?.guestTotal).toBe(shown);
  });
});

describe('what is wrong', () => {
  test('name and every answer are required, the message is not', () => {
    const draft = { name: ' ', message: '', answers: [{ isAttending: null, guestTotal: 1 }] };
    expect(draftProblems(draft, { isWishOnly: false }).map((problem) => problem.field)).toEqual(['name', 'attendance']);
  });

  test('with WISH_ONLY the message is what it is about', () => {
    expect(draftProblems({ name: 'Budi', message: '', answers: [] }, { isWishOnly: true })).toEqual([
      { field: 'message', problem: 'missing' },
    ]);
  });
});

describe('what is sent', () => {
  const pageUrl = 'https://janur.example/sinta-rama?code=SINTA001';
  const answers = [
    { isAttending: true, guestTotal: 2 },
    { isAttending: false, guestTotal: 2 },
  ];

  test('V2 sends an entry per event, with 0 guests where nobody comes', () => {
    const given = context({ guest });
    const body = rsvpSubmission({
      draft: { name: ' Budi ', message: '', answers },
      questions: attendanceQuestions(given),
      context: given,
      pageUrl,
    });
    expect(body).toEqual({
      name: 'Budi',
      events: [
        { id: 11, is_attending: true, guest_total: 2 },
        { id: 12, is_attending: false, guest_total: 0 },
      ],
      additional_fields: JSON.stringify({ slug: 'sinta-rama', url: pageUrl, is_attending: true, guest_total: 2 }),
    });
  });

  test('V1 sends one answer', () => {
    const given = context({ client: client({ version: 'V1' }) });
    const body = rsvpSubmission({
      draft: { name: 'Budi', message: 'Selamat!', answers: [{ isAttending: false, guestTotal: 2 }] },
      questions: attendanceQuestions(given),
      context: given,
      pageUrl,
    });
    expect(body).toMatchObject({ is_attending: false, guest_total: 0, message: 'Selamat!' });
    expect(body.events).toBeUndefined();
  });

  test('WISH_ONLY sends name, message and additional_fields only', () => {
    const given = context({ client: client({ option: { rsvp_style: 'WISH_ONLY' } }) });
    const body = rsvpSubmission({
      draft: { name: 'Budi', message: 'Selamat!', answers: [] },
      questions: [],
      context: given,
      pageUrl,
    });
    expect(Object.keys(body).toSorted()).toEqual(['additional_fields', 'message', 'name']);
  });
});
