import {
  exportCatererSheet,
  type FileLanguage,
  getCatererSheet,
  getHeadcount,
  listCatererSheets,
  makeCatererSheet,
  readCatererSheet,
  recordAnswer,
  saveMeals,
  saveMembers,
} from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function kitchen() {
  const client = await api.given.client({ version: 'V2' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  const agus = await api.given.guest({ of: client, to: [party], name: 'Keluarga Agus', total_guests: 3 });
  const tobing = await api.given.guest({ of: client, to: [party], name: 'Tante Grace Tobing', total_guests: 2 });
  const at = { confirmation_status: 'CONFIRMED', is_checked_in: true, total_guests_attended: 2 } as const;
  await api.given.guest({ of: client, to: [party], source: 'ADHOC', at });
  const account = await api.given.clientAccount(client);
  const host = api.as(account);
  const eventId = party.id;
  const members = (
    await host.call(saveMembers, {
      params: { guestCode: agus.code },
      body: {
        members: [
          { name: 'Agus' },
          { name: 'Sri', diet: 'vegetarian' },
          { name: 'Nadira', is_child: true, diet: 'alergi kacang' },
        ],
      },
    })
  ).data.members.map(({ id }) => id);
  const meals = (
    await host.call(saveMeals, {
      params: { eventId },
      body: {
        meals: [{ name: 'Sapi lada hitam' }, { name: 'Vegetarian' }, { name: 'Menu anak', is_for_children: true }],
      },
    })
  ).data.meals.map(({ id }) => id);
  const say = (guestCode: string, body: Parameters<typeof host.call<typeof recordAnswer>>[1]['body']) =>
    host.call(recordAnswer, { params: { guestCode, eventId }, body });
  const come = (...named: [member: number, meal?: number][]) =>
    say(agus.code, {
      confirmation_status: 'CONFIRMED',
      members: named.map(([member, meal]) => ({
        id: members[member] ?? 0,
        meal_id: meal === undefined ? null : meals[meal],
      })),
    });
  const now = async () => (await host.call(getCatererSheet, { params: { eventId } })).data;
  const make = async () => (await host.call(makeCatererSheet, { params: { eventId }, body: {} })).data;
  return { client, party, eventId, agus, tobing, account, host, say, come, now, make };
}

test('the kitchen counts those who come: heads, children, meals and diets, all of one truth', async () => {
  const { party, host, tobing, come, say, now } = await kitchen();
  await come([0, 0], [2, 2]);
  await say(tobing.code, { confirmation_status: 'CONFIRMED', total_guests: 2 });
  const sheet = await now();
  expect(sheet).toMatchObject({ sheet: null, since: null, changes: [], households: 2, people: 4, children: 1 });
  expect(sheet.meals).toEqual([
    { name: 'Sapi lada hitam', is_for_children: false, people: 1 },
    { name: 'Vegetarian', is_for_children: false, people: 0 },
    { name: 'Menu anak', is_for_children: true, people: 1 },
    { name: null, is_for_children: false, people: 2 },
  ]);
  // who stays at home needs no vegetarian dish
  expect(sheet.diets).toEqual([
    { name: 'Nadira', household: 'Keluarga Agus', diet: 'alergi kacang', table_number: null },
  ]);
  const { data } = await host.call(getHeadcount, { query: {} });
  const coming = data.events.find(({ event_id }) => event_id === party.id)?.coming;
  expect(coming).toEqual({ households: sheet.households, people: sheet.people });
  expect(sheet.meals.reduce((sum, { people }) => sum + people, 0)).toBe(sheet.people);
});

test('the next sheet tells what has changed since the one before', async () => {
  const { host, agus, tobing, account, come, say, now, make, eventId } = await kitchen();
  await come([0, 0], [1, 1], [2, 2]);
  const first = await make();
  expect(first).toMatchObject({ sheet: { made_by: account.name, people: 3 }, since: null, changes: [] });
  expect((await now()).changes).toEqual([]);

  await come([0, 1], [2, 2]);
  await say(tobing.code, { confirmation_status: 'CONFIRMED', total_guests: 2 });
  const changed = await now();
  expect(changed.since).toEqual(first.sheet);
  expect(changed.changes).toEqual([
    {
      guest_code: agus.code,
      household: 'Keluarga Agus',
      from: 3,
      to: 2,
      lines: [
        { what: 'MEAL', name: 'Agus', from: 'Sapi lada hitam', to: 'Vegetarian' },
        { what: 'STAYS', name: 'Sri', from: null, to: null },
      ],
    },
    { guest_code: tobing.code, household: 'Tante Grace Tobing', from: 0, to: 2, lines: [] },
  ]);
  const second = await make();
  expect(second.changes).toEqual(changed.changes);
  await say(agus.code, { confirmation_status: 'DECLINED' });
  expect((await now()).changes).toEqual([
    { guest_code: agus.code, household: 'Keluarga Agus', from: 2, to: 0, lines: [] },
  ]);
  // a sheet that was given away stays as it was
  const params = { sheetId: second.sheet?.id ?? 0 };
  expect((await host.call(readCatererSheet, { params })).data).toEqual(second);
  const list = await host.call(listCatererSheets, { params: { eventId } });
  expect(list.data).toEqual([second.sheet, first.sheet]);
});

test('the file says the same, in the language of who asks', async () => {
  const { host, come, make } = await kitchen();
  await come([0, 0], [2, 2]);
  await make();
  await come([0, 0], [1, 1], [2, 2]);
  const { sheet } = await make();
  const text = async (language: FileLanguage) => {
    const request = { params: { sheetId: sheet?.id }, query: { language }, headers: { accept: 'text/csv' } };
    return (await host.send(exportCatererSheet, request)).text;
  };
  const id = await text('id');
  expect(id).toContain('Ringkasan,Orang yang hadir,3');
  expect(id).toContain('Ringkasan,Acara,,"Resepsi, Sabtu, 12 Juni 2027, 11.00 WIB"');
  expect(id).toContain('Menu,Belum memilih,0');
  expect(id).toContain('Pantangan dan alergi,Sri (Keluarga Agus),1,vegetarian');
  expect(id).toMatch(/Perubahan sejak lembar sebelumnya,Keluarga Agus,1,"?2 → 3; Sri: ikut, Vegetarian, vegetarian/);
  expect(id).toContain('Nadira (anak, Menu anak, alergi kacang)');
  const en = await text('en');
  expect(en).toContain('In all,People coming,3');
  expect(en).toContain('Saturday, 12 June 2027, 11:00');
  expect(await text('my')).toContain('Pantang makan dan alahan,Sri (Keluarga Agus),1,vegetarian');
});

test('what happened to a household between two sheets in both of its ways is nothing', async () => {
  const { come, say, now, make, tobing } = await kitchen();
  await come([0, 0]);
  await make();
  await say(tobing.code, { confirmation_status: 'CONFIRMED' });
  await say(tobing.code, { confirmation_status: 'PENDING' });
  await come([0, 1]);
  await come([0, 0]);
  expect((await now()).changes).toEqual([]);
});

test('another client’s sheets are out of reach', async () => {
  const { make } = await kitchen();
  const { sheet } = await make();
  const other = await kitchen();
  expect((await other.host.call(readCatererSheet, { params: { sheetId: sheet?.id ?? 0 } })).status).toBe(404);
});
