import { mayBeOne } from './alike.ts';
import type { GuestOfFile } from './guest-rows.ts';
import { planImport } from './plan.ts';
import type { InvitedGuest } from './queries.ts';

const BUDI: InvitedGuest = {
  id: 1,
  code: 'BUDI0001',
  name: 'Budi Santoso',
  phone_number: '+628120000001',
  email: 'budi@example.com',
  details: { note: 'Kursi roda', source: 'list' },
  total_guests: 2,
  guest_group: 'Keluarga',
  tags: null,
  members: [],
  places: [
    { event_id: 7, table_number: 'A7' },
    { event_id: 8, table_number: 'A7' },
  ],
};
const SARI: InvitedGuest = { ...BUDI, id: 2, code: 'SARI0002', name: 'Sari', phone_number: null, email: null };

/** A row of a file that says this and nothing else. */
const row = (said: Partial<GuestOfFile> & Pick<GuestOfFile, 'name'>): GuestOfFile => ({
  row: 2,
  code: undefined,
  phone_number: undefined,
  email: undefined,
  total_guests: undefined,
  members: undefined,
  guest_group: undefined,
  tags: undefined,
  event_ids: undefined,
  table_number: undefined,
  note: undefined,
  shares_number: false,
  ...said,
});

test.each<[string, GuestOfFile, InvitedGuest]>([
  ['code, whatever else the row says', row({ code: 'BUDI0001', name: 'B. Santoso', phone_number: '+62999' }), BUDI],
  ['number, whatever the name is', row({ name: 'Pak Budi', phone_number: '+628120000001' }), BUDI],
  ['name, in any case, where there is no number', row({ name: 'SARI' }), SARI],
])('an invited guest is known by the %s', (_what, said, guest) => {
  const { created, changed, problems } = planImport([said], [BUDI, SARI]);
  expect([created, problems]).toEqual([[], []]);
  expect(changed).toMatchObject([{ guest: { id: guest.id, name: said.name } }]);
});

test.each<[string, GuestOfFile]>([
  ['a name that belongs to somebody with a number', row({ name: 'Budi Santoso' })],
  ['another number under the same name', row({ name: 'Sari', phone_number: '+628129999999' })],
])('%s is a new guest', (_what, said) => {
  expect(planImport([said], [BUDI, SARI])).toMatchObject({ created: [said], changed: [], same: [], problems: [] });
});

test('what a file does not say stays as it was', () => {
  const said = row({ code: 'BUDI0001', name: 'Budi S.' });
  expect(planImport([said], [BUDI]).changed).toEqual([
    {
      row: 2,
      former: BUDI,
      columns: ['name'],
      guest: { ...BUDI, name: 'Budi S.' },
      total: undefined,
      table: undefined,
    },
  ]);
});

test('a row that says what is known already changes nothing', () => {
  const { id: _id, details: _details, ...known } = BUDI;
  const said = row({
    ...known,
    email: known.email ?? undefined,
    phone_number: '+628120000001',
    guest_group: 'Keluarga',
  });
  expect(planImport([said], [BUDI])).toEqual({ created: [], changed: [], same: [2], problems: [] });
});

test('how many are invited is written only where it differs', () => {
  const of = (total_guests: number) => planImport([row({ code: 'BUDI0001', name: 'Budi', total_guests })], [BUDI]);
  expect(of(2).changed).toMatchObject([{ total: undefined, guest: { total_guests: 2 } }]);
  expect(of(5).changed).toMatchObject([{ total: 5, guest: { total_guests: 5 } }]);
});

test.each<[string, Partial<GuestOfFile>, string[]]>([
  ['the table where the guest sits', { table_number: 'A7' }, []],
  ['another table', { table_number: 'B1' }, ['table_number']],
  ['the events to which the guest is invited, in any order', { event_ids: [8, 7] }, []],
  ['fewer events', { event_ids: [7] }, ['events']],
  ['other events', { event_ids: [7, 9] }, ['events']],
  ['several things at once', { table_number: 'B1', guest_group: 'Kantor' }, ['guest_group', 'table_number']],
])('%s is a change only where it is another', (_what, said, columns) => {
  const { changed, same } = planImport([row({ code: 'BUDI0001', name: BUDI.name, ...said })], [BUDI]);
  expect([changed.map((one) => one.columns), same]).toEqual(columns.length > 0 ? [[columns], []] : [[], [2]]);
});

test('a table is written where one of the places has another, and where nobody sits', () => {
  const places = [{ event_id: 7, table_number: null }];
  const said = row({ code: 'BUDI0001', name: BUDI.name, table_number: 'A7' });
  expect(planImport([said], [{ ...BUDI, places }]).changed).toMatchObject([{ table: 'A7' }]);
});

test.each<[InvitedGuest['details'], object]>([
  [BUDI.details, { note: 'Vegetarian', source: 'list' }],
  [null, { note: 'Vegetarian' }],
])('a note is put beside what hosts wrote down before (%j)', (details, expected) => {
  const said = row({ code: 'BUDI0001', name: BUDI.name, note: 'Vegetarian' });
  expect(planImport([said], [{ ...BUDI, details }]).changed).toMatchObject([{ guest: { details: expected } }]);
});

test.each<[string, GuestOfFile, object]>([
  ['a code that nobody has', row({ code: 'NOBODY99', name: 'Budi' }), { column: 'code', code: 'no_guest_with_code' }],
  [
    'a number that two guests share',
    row({ name: 'Budi', phone_number: '+628120000001' }),
    { column: 'phone_number', code: 'several_guests' },
  ],
  ['a name that two guests share', row({ name: 'sari' }), { column: 'name', code: 'several_guests' }],
])('%s is told, and nothing is planned for it', (_what, said, told) => {
  const invited = [BUDI, { ...BUDI, id: 3, code: 'BUDI0003' }, SARI, { ...SARI, id: 4, code: 'SARI0004' }];
  const plan = planImport([said], invited);
  expect(plan).toMatchObject({ created: [], changed: [], same: [] });
  expect(plan.problems).toEqual([expect.objectContaining({ row: 2, ...told })]);
});

test('two rows that mean the same guest in two ways are told at the second', () => {
  const file = [
    row({ code: 'BUDI0001', name: 'Budi' }),
    row({ row: 3, name: 'Pak Budi', phone_number: '+628120000001' }),
  ];
  expect(planImport(file, [BUDI]).problems).toEqual([
    expect.objectContaining({ row: 3, code: 'same_guest', params: { row: 2 } }),
  ]);
});

describe('a household by name', () => {
  const member = (id: number, name: string) => ({ id, name, is_child: false, diet: null });
  const household = { ...BUDI, members: [member(7, 'Budi'), member(8, 'Ratna')] };
  const named = (...names: string[]) => names.map((name) => ({ name, is_child: false, diet: null }));

  test('who bears a known name keeps the place, in whatever order', () => {
    const said = row({ code: 'BUDI0001', name: 'Budi Santoso', members: named('ratna', 'Nadia'), total_guests: 2 });
    const { changed } = planImport([said], [household]);
    expect(changed[0]?.members).toEqual([
      { id: 8, name: 'ratna', is_child: false, diet: null },
      { name: 'Nadia', is_child: false, diet: null },
    ]);
  });

  test('the same household is no change', () => {
    const said = row({ code: 'BUDI0001', name: 'Budi Santoso', members: named('Budi', 'Ratna'), total_guests: 2 });
    expect(planImport([said], [household])).toMatchObject({ changed: [], same: [2] });
  });

  test('another number without names is refused, the same one is not', () => {
    const says = (total_guests: number) =>
      planImport([row({ code: 'BUDI0001', name: 'Budi Santoso', total_guests })], [household]);
    expect(says(3).problems).toMatchObject([{ column: 'total_guests', code: 'members_are_total' }]);
    expect(says(2)).toMatchObject({ problems: [], same: [2] });
  });
});

test.each([
  ['Bude Tutik sekeluarga', 'Tutik', true],
  ['Bpk. H. Ahmad Suryadi', 'Ibu Suryadi', true],
  ['Pak RT', 'Pak RT', true],
  ['Pak RT', 'Bu RW', false],
  ['Ibu', 'Ibu', true],
  ['Bpk. Agus', 'Bpk. Bambang', false],
  ['dr. Maria Siregar, Sp.A.', 'dr. Hendra', false],
  ['王小明', '王小明', true],
])('%s and %s may be one guest: %s', (name, other, isOne) => {
  expect(mayBeOne(name, other)).toBe(isOne);
});
