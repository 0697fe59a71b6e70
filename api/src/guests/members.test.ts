import {
  changeGuest,
  deleteBooking,
  exportGuestList,
  getClientBySlug,
  getHeadcount,
  getHostedInvitation,
  inviteGuests,
  listRsvpGuests,
  recordAnswer,
  type RsvpSubmission,
  saveMeals,
  saveMembers,
  submitRsvp,
  uploadGuestList,
} from '@janur/contracts';
import { rebuildEventCounters } from '../db/counters.ts';
import { testApi } from '../testing/test-api.ts';

const api = testApi();

async function household(names: string[] = ['Bpk. Agus', 'Ibu Sri', 'Nadira'], version: 'V1' | 'V2' = 'V2') {
  const client = await api.given.client({ version });
  const akad = await api.given.event({ of: client, title: 'Akad' });
  const party = await api.given.event({ of: client, title: 'Resepsi' });
  const guest = await api.given.guest({ of: client, to: [akad, party], total_guests: 5 });
  await api.db.transaction((trx) => rebuildEventCounters(trx, client.id));
  const host = api.as(await api.given.clientAccount(client));
  const params = { guestCode: guest.code };
  const name = (members: Parameters<typeof host.call<typeof saveMembers>>[1]['body']['members']) =>
    host.call(saveMembers, { params, body: { members } });
  const { members } = (await name(names.map((one) => ({ name: one, is_child: one === 'Nadira' })))).data;
  const { meals } = (
    await host.call(saveMeals, {
      params: { eventId: party.id },
      body: { meals: [{ name: 'Sapi lada hitam' }, { name: 'Menu anak', is_for_children: true }] },
    })
  ).data;
  const record = (eventId: number, body: Parameters<typeof host.call<typeof recordAnswer>>[1]['body']) =>
    host.call(recordAnswer, { params: { ...params, eventId }, body });
  const answer = (body: Omit<RsvpSubmission, 'name'>) =>
    api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': guest.code },
      body: { name: guest.name, ...body },
    });
  const record1 = async () => {
    const { data } = await host.call(listRsvpGuests, { body: {} });
    const [row] = data;
    if (!row) throw new Error('nobody');
    return row;
  };
  const at = async (eventId: number) => {
    const row = await record1();
    const place = row.event_details.find(({ event_id }) => event_id === eventId);
    const comes = row.members.map(({ id }) => place?.members.find(({ member_id }) => member_id === id)?.comes);
    return [place?.confirmation_status, place?.total_guest, place?.total_guests, comes];
  };
  const ids = members.map(({ id }) => id);
  return { client, akad, party, guest, host, name, members, ids, meals, record, answer, at, row: record1 };
}

/** The counters as they moved must be what a count of the places gives, and the places what is known of the members. */
async function expectOneTruth(clientId: number) {
  const sums = () =>
    api
      .db('event_counters')
      .where({ client_id: clientId })
      .groupBy('event_id')
      .orderBy('event_id')
      .select('event_id')
      .sum({ pax: 'total_pax', confirmed: 'total_pax_confirmed', yes: 'total_confirmed', no: 'total_declined' });
  const moved = await sums();
  await api.db.transaction((trx) => rebuildEventCounters(trx, clientId));
  expect(moved).toEqual(await sums());
  const places: { total: number; coming: number; members: number; yes: number; open: number }[] = await api
    .db('guest_events')
    .join('guest_members', 'guest_members.guest_id', 'guest_events.guest_id')
    .leftJoin('member_answers', (on) => {
      void on.on('member_answers.member_id', 'guest_members.id').on('member_answers.event_id', 'guest_events.event_id');
    })
    .where('guest_events.client_id', clientId)
    .groupBy('guest_events.id', 'guest_events.total_guests', 'guest_events.total_guests_confirmed')
    .select({ total: 'guest_events.total_guests', coming: 'guest_events.total_guests_confirmed' })
    .select(
      api.db.raw('CAST(COUNT(*) AS SIGNED) AS members'),
      api.db.raw('CAST(SUM(COALESCE(member_answers.comes, 0)) AS SIGNED) AS yes'),
      api.db.raw('CAST(SUM(member_answers.comes IS NULL) AS SIGNED) AS open'),
    );
  expect(places.length).toBeGreaterThan(0);
  for (const { total, coming, members, yes, open } of places) {
    expect(total).toBe(members);
    expect([yes <= coming, coming <= yes + open]).toEqual([true, true]);
  }
}

test('a household that is named is as many as its members, everywhere', async () => {
  const { client, party, row, host, name, ids, members } = await household();
  expect(await row()).toMatchObject({
    total_guests: 3,
    members: [{ name: 'Bpk. Agus' }, { name: 'Ibu Sri' }, { is_child: true }],
  });
  const { data } = await host.call(getHeadcount, { query: {} });
  expect(data.events.find(({ event_id }) => event_id === party.id)?.invited).toEqual({ households: 1, people: 3 });
  // in another order, with a diet, one more and without a child mark
  const [agus, sri, nadira] = members;
  await name([
    { id: sri?.id, name: 'Ibu Sri Lestari', diet: ' vegetarian ' },
    { id: agus?.id, name: 'Bpk. Agus' },
    { id: nadira?.id, name: 'Nadira' },
    { name: 'Eyang Putri' },
  ]);
  const after = await row();
  expect(after.members.map(({ name: said, is_child, diet }) => [said, is_child, diet])).toEqual([
    ['Ibu Sri Lestari', false, 'vegetarian'],
    ['Bpk. Agus', false, null],
    ['Nadira', false, null],
    ['Eyang Putri', false, null],
  ]);
  expect(
    after.members
      .slice(0, 3)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  expect(after.total_guests).toBe(4);
  await expectOneTruth(client.id);
});

test('a member of another household, or one twice, is refused', async () => {
  const { name, ids } = await household();
  const other = await household();
  expect((await name([{ id: other.ids[0], name: 'Bpk. Agus' }])).status).toBe(422);
  expect(
    (
      await name([
        { id: ids[0], name: 'Bpk. Agus' },
        { id: ids[0], name: 'Ibu Sri' },
      ])
    ).status,
  ).toBe(422);
});

test('the number of a named household is changed by its members alone', async () => {
  const { host, guest, name } = await household();
  const change = (total_guests: number) =>
    host.call(changeGuest, { params: { guestCode: guest.code }, body: { total_guests } });
  const refused = await change(2);
  expect(refused.status).toBe(422);
  expect(refused.failure.fields).toMatchObject([{ code: 'members_are_total', params: { expected: 3 } }]);
  expect((await change(3)).status).toBe(200);
  await name([]);
  expect((await change(7)).data.total_guests).toBe(7);
});

test('the hosts write down who comes and what each eats', async () => {
  const { client, party, ids, meals, record, at, row } = await household();
  const [agus = 0, , nadira = 0] = ids;
  const [beef, kids] = meals;
  await record(party.id, {
    confirmation_status: 'CONFIRMED',
    members: [
      { id: agus, meal_id: beef?.id ?? 0 },
      { id: nadira, meal_id: kids?.id ?? 0 },
    ],
  });
  expect(await at(party.id)).toEqual(['CONFIRMED', 2, 3, [true, false, true]]);
  expect((await row()).event_details.find(({ event_id }) => event_id === party.id)?.members).toContainEqual({
    member_id: nadira,
    comes: true,
    meal_id: kids?.id,
  });
  await expectOneTruth(client.id);
  await record(party.id, { confirmation_status: 'PENDING' });
  expect(await at(party.id)).toEqual(['PENDING', 0, 3, [null, null, null]]);
  await record(party.id, { confirmation_status: 'DECLINED' });
  expect(await at(party.id)).toEqual(['DECLINED', 0, 3, [false, false, false]]);
  await expectOneTruth(client.id);
});

test('an answer of a number alone tells of everybody, of nobody, or leaves open who', async () => {
  const { client, akad, record, at, name, members } = await household();
  await record(akad.id, { confirmation_status: 'CONFIRMED' });
  expect(await at(akad.id)).toEqual(['CONFIRMED', 3, 3, [true, true, true]]);
  await record(akad.id, { confirmation_status: 'CONFIRMED', total_guests: 2 });
  expect(await at(akad.id)).toEqual(['CONFIRMED', 2, 3, [null, null, null]]);
  // one who may have been among the two goes: two can still come
  await name(members.slice(1).map(({ id, name: said }) => ({ id, name: said })));
  expect(await at(akad.id)).toEqual(['CONFIRMED', 2, 2, [true, true]]);
  await expectOneTruth(client.id);
});

test('who leaves the household comes no longer, and who joins it has not said', async () => {
  const { client, party, ids, record, at, name } = await household();
  const [agus = 0, sri = 0, nadira = 0] = ids;
  await record(party.id, { confirmation_status: 'CONFIRMED', members: [{ id: agus }, { id: sri }] });
  await name([{ id: sri, name: 'Ibu Sri' }, { id: nadira, name: 'Nadira' }, { name: 'Galih' }]);
  expect(await at(party.id)).toEqual(['CONFIRMED', 1, 3, [true, false, null]]);
  await expectOneTruth(client.id);
  await name([{ id: nadira, name: 'Nadira' }]);
  expect(await at(party.id)).toEqual(['DECLINED', 0, 1, [false]]);
  await expectOneTruth(client.id);
});

test.each([
  ['a stranger', (_: number[], beef: number) => [{ id: 999_999_999, meal_id: beef }], 'no_such_member'],
  ['one twice', ([agus = 0]: number[]) => [{ id: agus }, { id: agus }], 'row_twice'],
  ['a meal of elsewhere', ([agus = 0]: number[]) => [{ id: agus, meal_id: 999_999_999 }], 'no_such_meal'],
])('of %s nobody writes down an answer', async (_what, named, code) => {
  const { party, ids, meals, record, at, answer } = await household();
  const members = named(ids, meals[0]?.id ?? 0);
  const refused = await record(party.id, { confirmation_status: 'CONFIRMED', members });
  expect([refused.status, refused.failure.fields?.[0]?.code]).toEqual([422, code]);
  const events = [{ id: party.id, is_attending: true, guest_total: members.length, members }];
  const own = await answer({ events });
  expect([own.status, own.failure.fields?.[0]?.code]).toEqual([422, code]);
  expect((await at(party.id))[0]).toBe('PENDING');
});

test('names that contradict the number or the answer are refused', async () => {
  const { party, ids, record, answer } = await household();
  const members = [{ id: ids[0] ?? 0 }];
  expect((await record(party.id, { confirmation_status: 'DECLINED', members })).status).toBe(422);
  expect((await record(party.id, { confirmation_status: 'CONFIRMED', total_guests: 2, members })).status).toBe(422);
  const events = [{ id: party.id, is_attending: true, guest_total: 2, members }];
  expect((await answer({ events })).failure.fields?.[0]?.code).toBe('contradicts_members');
});

test('the guest sees the household, answers by name, and says what somebody does not eat', async () => {
  const { client, akad, party, guest, ids, meals, answer, at, row } = await household();
  const [agus = 0, sri = 0, nadira = 0] = ids;
  const own = async () => {
    const headers = { 'guest-code': guest.code };
    return (await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers })).data.guest;
  };
  const before = await own();
  expect(before?.members).toEqual([
    { id: agus, name: 'Bpk. Agus', is_child: false, diet: null },
    { id: sri, name: 'Ibu Sri', is_child: false, diet: null },
    { id: nadira, name: 'Nadira', is_child: true, diet: null },
  ]);
  expect(before?.events.map(({ meals: served }) => served?.map(({ name }) => name))).toEqual([
    [],
    ['Sapi lada hitam', 'Menu anak'],
  ]);
  const sent = await answer({
    events: [
      { id: akad.id, is_attending: false, guest_total: 0 },
      {
        id: party.id,
        is_attending: true,
        guest_total: 2,
        members: [
          { id: sri, meal_id: meals[0]?.id },
          { id: nadira, meal_id: meals[1]?.id },
        ],
      },
    ],
    members: [{ id: nadira, diet: 'alergi kacang' }],
  });
  expect(sent.status).toBe(201);
  expect(await at(akad.id)).toEqual(['DECLINED', 0, 3, [false, false, false]]);
  expect(await at(party.id)).toEqual(['CONFIRMED', 2, 3, [false, true, true]]);
  expect((await row()).members[2]?.diet).toBe('alergi kacang');
  expect((await own())?.events[1]?.members).toContainEqual({ member_id: sri, comes: true, meal_id: meals[0]?.id });
  await expectOneTruth(client.id);
});

test('a page from before there were names still answers, and a guest without names sees none', async () => {
  const { client, party, answer, at } = await household();
  expect((await answer({ events: [{ id: party.id, is_attending: true, guest_total: 3 }] })).status).toBe(201);
  expect(await at(party.id)).toEqual(['CONFIRMED', 3, 3, [true, true, true]]);
  const other = await api.given.guest({ of: client, to: [party] });
  const headers = { 'guest-code': other.code };
  const { guest } = (await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers })).data;
  expect(guest?.members).toBeUndefined();
  expect(guest?.events[0]).not.toHaveProperty('meals');
});

test('an answer taken back forgets who comes; taken off and invited again a household has it again', async () => {
  const { client, party, ids, answer, at, host, guest, row } = await household();
  const members = ids.slice(0, 2).map((id) => ({ id }));
  await answer({ events: [{ id: party.id, is_attending: true, guest_total: 2, members }] });
  const say = (is_invited: boolean) =>
    host.call(inviteGuests, {
      body: { guests: { codes: [guest.code] }, events: [{ event_id: party.id, is_invited }] },
    });
  await say(false);
  await say(true);
  expect(await at(party.id)).toEqual(['CONFIRMED', 2, 3, [true, true, false]]);
  const { booking_id } = await row();
  await host.call(deleteBooking, { params: { bookingId: booking_id ?? 0 } });
  expect(await at(party.id)).toEqual(['PENDING', 0, 3, [null, null, null]]);
  await expectOneTruth(client.id);
});

test('meals are kept by their id; who chose one that is gone has chosen none', async () => {
  const { party, ids, meals, record, host, row } = await household();
  const [beef, kids] = meals;
  await record(party.id, { confirmation_status: 'CONFIRMED', members: [{ id: ids[0] ?? 0, meal_id: beef?.id ?? 0 }] });
  const save = (wanted: { id?: number; name: string }[]) =>
    host.call(saveMeals, { params: { eventId: party.id }, body: { meals: wanted } });
  const chosen = async () =>
    (await row()).event_details.flatMap(({ members }) => members.flatMap(({ meal_id }) => meal_id ?? []));
  const renamed = await save([
    { id: kids?.id ?? 0, name: 'Menu anak' },
    { id: beef?.id ?? 0, name: 'Rendang' },
  ]);
  expect(renamed.data.meals.map(({ id, name }) => [id, name])).toEqual([
    [kids?.id, 'Menu anak'],
    [beef?.id, 'Rendang'],
  ]);
  expect(await chosen()).toEqual([beef?.id]);
  await save([{ id: kids?.id ?? 0, name: 'Menu anak' }]);
  expect(await chosen()).toEqual([]);
  const { events } = (await host.call(getHostedInvitation, {})).data;
  expect(events.map(({ meals: served }) => served.map(({ name }) => name))).toEqual([[], ['Menu anak']]);
  expect((await save([{ id: 999_999_999, name: 'Nasi' }])).status).toBe(422);
});

test('a household goes into a file and comes back from it as it was', async () => {
  const { client, party, ids, meals, record, host, row, guest } = await household();
  await record(party.id, {
    confirmation_status: 'CONFIRMED',
    members: [{ id: ids[0] ?? 0, meal_id: meals[0]?.id ?? 0 }],
  });
  const file = await host.send(exportGuestList, {
    body: { slugs: [client.slug] },
    headers: { accept: 'text/csv' },
  });
  expect(file.text).toContain('Bpk. Agus; Ibu Sri; Nadira (child)');
  expect(file.text).toContain('Bpk. Agus: Sapi lada hitam');
  const upload = (text: string) =>
    host.call(uploadGuestList, {
      body: { slug: client.slug, 'rsvp-guest-file': new Blob([text], { type: 'text/csv' }) },
    });
  const same = await upload(`code,name,pax,anggota\n${guest.code},${guest.name},3,Bpk. Agus; Ibu Sri; Nadira (anak)\n`);
  expect(same.data).toMatchObject({ updated: 0, unchanged: 1 });
  const changed = await upload(
    `code,name,anggota\n${guest.code},${guest.name},"Bpk. Agus; Nadira (anak, alergi kacang)"\n`,
  );
  expect(changed.data).toMatchObject({ created: 0, updated: 1 });
  expect(await row()).toMatchObject({
    total_guests: 2,
    members: [{ id: ids[0] }, { id: ids[2], diet: 'alergi kacang' }],
  });
  const added = await upload(`name,anggota\nKeluarga Tobing,Grace; Ruth; Boas (anak)\n`);
  expect(added.data).toMatchObject({ created: 1 });
  const { data } = await host.call(listRsvpGuests, { body: { search_query: 'Tobing' } });
  expect(data[0]).toMatchObject({
    total_guests: 3,
    members: [{ name: 'Grace' }, { name: 'Ruth' }, { is_child: true }],
  });
  expect(data[0]?.event_details.map(({ total_guests }) => total_guests)).toEqual([3, 3]);
  const refused = await upload(`code,name,pax\n${guest.code},${guest.name},9\n`);
  expect(refused.failure.details).toMatchObject({ rows: [{ column: 'total_guests', code: 'members_are_total' }] });
  await expectOneTruth(client.id);
});

test('another client’s household is out of reach', async () => {
  const { guest, party } = await household();
  const other = await household();
  const params = { guestCode: guest.code };
  expect((await other.host.call(saveMembers, { params, body: { members: [] } })).status).toBe(404);
  expect((await other.host.call(saveMeals, { params: { eventId: party.id }, body: { meals: [] } })).status).toBe(404);
});

test('an invitation of version 1 asks once and by number; who comes the hosts write down, and the next number keeps it', async () => {
  const { client, akad, party, guest, ids, answer, record, at } = await household(undefined, 'V1');
  expect((await answer({ is_attending: true, guest_total: 4 })).status).toBe(422);
  expect((await answer({ is_attending: true, guest_total: 2 })).status).toBe(201);
  for (const { id } of [akad, party]) expect(await at(id)).toEqual(['CONFIRMED', 2, 3, [null, null, null]]);
  await record(party.id, { confirmation_status: 'CONFIRMED', members: ids.slice(0, 2).map((id) => ({ id })) });
  expect(await at(party.id)).toEqual(['CONFIRMED', 2, 3, [true, true, false]]);
  // what the page of the guest says of it is what was answered
  const headers = { 'guest-code': guest.code };
  const seen = await api.as().call(getClientBySlug, { params: { slug: client.slug }, headers });
  expect(seen.data.guest).toMatchObject({ is_attending: true, total_guests: 3 });
  expect(seen.data.guest?.events.map((place) => place.total_guests_confirmed)).toEqual([2, 2]);
  // a wish sent along with the same number changes nothing of who comes
  await answer({ is_attending: true, guest_total: 2, message: 'Selamat!' });
  expect(await at(party.id)).toEqual(['CONFIRMED', 2, 3, [true, true, false]]);
  await answer({ is_attending: true, guest_total: 3 });
  for (const { id } of [akad, party]) expect(await at(id)).toEqual(['CONFIRMED', 3, 3, [true, true, true]]);
  await answer({ is_attending: false });
  for (const { id } of [akad, party]) expect(await at(id)).toEqual(['DECLINED', 0, 3, [false, false, false]]);
  await expectOneTruth(client.id);
});
