import type { PublicGuest, RsvpField } from '@janur/contracts';
import { readLink } from '../model/link.ts';
import { client, event } from '../testing/fixture.ts';
import {
  eventIdOf,
  fieldOfPath,
  firstValues,
  formFields,
  hasAnswered,
  type RsvpContext,
  rsvpSubmission,
  type RsvpValues,
  valueProblems,
} from './rsvp-answer.ts';

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
const pageUrl = 'https://janur.example/sinta-rama?code=SINTA001';
const attendance: RsvpField = {
  name: 'is_attending',
  type: 'button',
  options: [
    {
      label: 'Hadir',
      value: 'yes',
      children: [{ name: 'meal', type: 'select', options: [{ label: 'Ikan', value: 'fish' }] }],
    },
    { label: 'Berhalangan', value: "can't come" },
  ],
};

function context(change: Partial<RsvpContext> = {}, query = ''): RsvpContext {
  return { client: client(), guest: null, link: readLink('sinta-rama', new URLSearchParams(query)), ...change };
}
const v1 = (fields?: RsvpField[], change: Partial<RsvpContext> = {}) =>
  context({ client: client({ version: 'V1', option: fields ? { rsvp_config: { fields } } : {} }), ...change });
const wishOnly = () => context({ client: client({ option: { rsvp_style: 'WISH_ONLY' } }) });

/** The limit of each guest count in the form. */
function limits(given: RsvpContext): (number | null | undefined)[] {
  const counts = (field: RsvpField): RsvpField[] => [
    ...(field.type === 'guest_count' ? [field] : []),
    ...(field.options?.flatMap((option) => option.children ?? []).flatMap(counts) ?? []),
  ];
  return formFields(given)
    .flatMap(counts)
    .map((field) => field.limitValue);
}
const body = (given: RsvpContext, values: RsvpValues) =>
  rsvpSubmission({ fields: formFields(given), values, context: given, pageUrl });

describe('what is asked', () => {
  test('a V2 invitation asks a known guest for each event that the guest is invited to', () => {
    const onlyAkad = { ...guest, events: guest.events.slice(0, 1) };
    expect(formFields(context({ guest: onlyAkad })).map(({ name }) => name)).toEqual([
      'name',
      'is_attending_event_11',
      'message',
    ]);
    expect(formFields(context()).map(({ name }) => name)).toContain('is_attending_event_12');
  });

  test.each([
    ['', 2],
    ['guest=4', 4],
    ['guest=99', 10],
    ['guest=0', 2],
  ])('an unknown person with the link "%s" may announce up to %i', (query, limit) => {
    expect(limits(context({}, query))).toEqual([limit, limit]);
  });

  test('an invited guest may announce no more than was invited, whatever the link says', () => {
    expect(limits(context({ guest }, 'guest=9'))).toEqual([3, 2]);
  });

  test.each([
    ['', 5],
    ['guest=25', 5],
    ['guest=3', 3],
  ])('limitValue 5 is the limit of who is not on the list, and the link "%s" offers %i', (query, limit) => {
    const { link } = context({}, query);
    expect(limits(v1([{ name: 'guest_total', type: 'guest_count', limitValue: 5 }], { link }))).toEqual([limit]);
  });

  test.each([
    [5, 3],
    [2, 2],
  ])('with limitValue %i a guest who was invited with three may announce %i', (limitValue, limit) => {
    expect(limits(v1([{ name: 'guest_total', type: 'guest_count', limitValue }], { guest }))).toEqual([limit]);
  });

  test('a guest count of the hosts own choices ends where the invitation ends', () => {
    const options = [2, 4, 6].map((value) => ({ label: `${value} orang`, value }));
    const [, field] = formFields(v1([{ name: 'guest_total', type: 'select', options }], { guest }));
    expect(field?.options?.[0]?.children?.[0]?.options?.map(({ value }) => value)).toEqual([2]);
  });
});

describe('what the form shows at first', () => {
  const first = (given: RsvpContext) => firstValues(given, formFields(given));

  test('is the name of the guest list, else that of the link', () => {
    expect(first(context({ guest }, 'to=Someone'))['name']).toBe('Budi Santoso');
    expect(first(context({}, 'to=Someone'))['name']).toBe('Someone');
  });

  test('is what the guest answered before', () => {
    expect(first(context({ guest }))).toMatchObject({
      guest_total_event_11: 3,
      is_attending_event_12: true,
      guest_total_event_12: 1,
    });
    expect(first(context({ guest }))['is_attending_event_11']).toBeUndefined();
    expect(first(v1([attendance], { guest: { ...guest, is_attending: false } }))['is_attending']).toBe("can't come");
    expect(first(v1([attendance], { guest: { ...guest, is_attending: true } }))['is_attending']).toBe('yes');
  });

  test('is the list that says so for hosts who ask with a list', () => {
    const list = { ...attendance, type: 'checkbox' as const, name: 'attendance_type' };
    expect(first(v1([list], { guest: { ...guest, is_attending: true } }))['attendance_type']).toEqual(['yes']);
    expect(first(v1([list], { guest: { ...guest, is_attending: false } }))['attendance_type']).toEqual([]);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 1],
  ])('is, with a default_guest_total of %i, %i', (configured, shown) => {
    const given = context({ client: client({ option: { default_guest_total: configured } }) });
    expect(first(given)['guest_total_event_11']).toBe(shown);
  });

  test('is what the hosts have set, as a list where one is asked', () => {
    const fields: RsvpField[] = [
      { name: 'meal', type: 'text', defaultValue: 'Ikan' },
      { name: 'hotels', type: 'checkbox', defaultValue: 2, options: [{ label: 'Dua', value: 2 }] },
      { name: 'guest_total', type: 'guest_count', defaultValue: 2 },
    ];
    expect(first(v1(fields))).toMatchObject({ meal: 'Ikan', hotels: [2], guest_total: 2 });
  });
});

test('a guest whom the list knows an answer of has answered', () => {
  expect(hasAnswered(context())).toBe(false);
  expect(hasAnswered(context({ guest }))).toBe(true);
  expect(hasAnswered(context({ guest: { ...guest, events: guest.events.slice(0, 1) } }))).toBe(false);
});

test('name and every attendance are required, the message is not, even where it is all', () => {
  const problems = (given: RsvpContext) => valueProblems(formFields(given), {}).map(({ name }) => name);
  expect(problems(context())).toEqual(['name', 'is_attending_event_11', 'is_attending_event_12']);
  expect(problems(wishOnly())).toEqual(['name']);
});

describe('what is sent', () => {
  test('V2 sends an entry per event, with 0 guests where nobody comes', () => {
    const values = {
      name: ' Budi ',
      is_attending_event_11: true,
      guest_total_event_11: 2,
      is_attending_event_12: false,
      guest_total_event_12: 2,
    };
    expect(body(context({ guest }), values)).toEqual({
      name: 'Budi',
      events: [
        { id: 11, is_attending: true, guest_total: 2 },
        { id: 12, is_attending: false, guest_total: 0 },
      ],
      additional_fields: JSON.stringify({ slug: 'sinta-rama', url: pageUrl, is_attending: true, guest_total: 2 }),
    });
  });

  test('V1 sends one answer', () => {
    const sent = body(v1(), { name: 'Budi', message: 'Selamat!', is_attending: false, guest_total: 2 });
    expect(sent).toMatchObject({ is_attending: false, guest_total: 0, message: 'Selamat!' });
    expect(sent.events).toBeUndefined();
  });

  test('V1 shows the number that was answered before, at whichever event it is the largest', () => {
    const said = (total: number) => ({ confirmation_status: 'CONFIRMED' as const, total_guests_confirmed: total });
    const [akad, party] = guest.events.map((place) => ({ ...place, total_guests: 3 }));
    if (!akad || !party) throw new Error('the guest is invited to both');
    const first = (events: PublicGuest['events']) => {
      const given = v1(undefined, { guest: { ...guest, is_attending: true, events } });
      return firstValues(given, formFields(given));
    };
    expect(first([akad, party])).toMatchObject({ is_attending: true, guest_total: 1 });
    expect(first([{ ...akad, ...said(2) }, party])).toMatchObject({ guest_total: 2 });
    // nobody has said how many yet
    expect(first([akad])).toMatchObject({ guest_total: 3 });
  });

  test('WISH_ONLY sends name, message and additional_fields only', () => {
    const sent = body(wishOnly(), { name: 'Budi', message: 'Selamat!' });
    expect(Object.keys(sent).toSorted()).toEqual(['additional_fields', 'message', 'name']);
    expect(JSON.parse(sent.additional_fields ?? '')).toEqual({ slug: 'sinta-rama', url: pageUrl });
  });

  test('the extra answers and the words of the attendance travel in additional_fields', () => {
    const sent = body(v1([attendance]), { name: 'Budi', is_attending: 'yes', guest_total: 2, meal: 'fish' });
    expect(sent).toMatchObject({ is_attending: true, guest_total: 2 });
    expect(JSON.parse(sent.additional_fields ?? '')).toEqual({
      slug: 'sinta-rama',
      url: pageUrl,
      is_attending: 'yes',
      guest_total: 2,
      meal: 'fish',
    });
  });

  test('an answer of another option is left at home', () => {
    const sent = body(v1([attendance]), { name: 'Budi', is_attending: "can't come", guest_total: 2, meal: 'fish' });
    expect(sent).toMatchObject({ is_attending: false, guest_total: 0 });
    expect(JSON.parse(sent.additional_fields ?? '')).not.toHaveProperty('meal');
  });
});

test.each([
  ['body.name', 'name'],
  ['body.is_attending', 'is_attending'],
  ['body.guest_total', 'guest_total'],
  ['body.events.1.guest_total', 'guest_total_event_12'],
  ['body.events.1.id', 'is_attending_event_12'],
  ['body.additional_fields.meal', 'meal'],
])('%s is about the field %s', (path, name) => {
  const given = context({ guest });
  const sent = body(given, { name: 'Budi', is_attending_event_11: true, is_attending_event_12: true });
  expect(fieldOfPath(path, sent, given)).toBe(name);
});

test.each([
  ['guest_total_event_7', 7],
  ['is_attending_event_7', 7],
  ['is_attending', null],
  ['meal_event_7', null],
])('%s is about the event %s', (name, id) => {
  expect(eventIdOf(name)).toBe(id);
});

test('a birthday has no holy matrimony to answer', () => {
  const given = context({ client: client({ option: { web_type: 'BIRTHDAY' }, content: { new_events: [event()] } }) });
  expect(formFields(given).map(({ name }) => name)).toEqual(['name', 'message']);
});
