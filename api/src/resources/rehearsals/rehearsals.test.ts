import { getRehearsal, type RehearsalPlan, sendVisitorOn, startRehearsal, stopRehearsal } from '@janur/contracts';
import { testApi } from '../../testing/test-api.ts';

/** What starts, plays and ends one is tried with the program itself, in `ops/rehearsal/rehearse.test.ts`. */

const api = testApi();
const plan: RehearsalPlan = { gates: 2, hours: 1, speed: 60, trouble: 'none', people_practise: false };

async function organiser() {
  const event = await api.given.event();
  const admin = api.as(await api.given.admin());
  return { event, admin, params: { eventId: event.id } };
}

const row = (event: { id: number; client: { id: number } }, heardAgo: number) => ({
  client_id: event.client.id,
  event_id: event.id,
  state: 'RUNNING' as const,
  plan: JSON.stringify(plan),
  started_at: new Date(Date.now() - 3_600_000),
  heard_at: new Date(Date.now() - heardAgo),
});

test('an event that nobody is invited to has nothing to rehearse, and its screen says that there was none', async () => {
  const { admin, params } = await organiser();
  expect((await admin.call(getRehearsal, { params })).data).toBeNull();
  const refused = await admin.send(startRehearsal, { params, body: plan });
  expect(refused.status).toBe(409);
  expect(await api.db('rehearsals')).toEqual([]);
  const missing = { eventId: params.eventId + 1000 };
  expect((await admin.send(startRehearsal, { params: missing, body: plan })).status).toBe(404);
});

test('while another client’s is played none is begun; one that fell silent holds up nobody and is told as failed', async () => {
  const { event, admin, params } = await organiser();
  await api.given.guest({ of: event.client, to: [event] });
  const other = await api.given.event();
  const [id = 0] = await api.db('rehearsals').insert(row(other, 1000));
  expect((await admin.send(startRehearsal, { params, body: plan })).status).toBe(409);
  expect((await admin.call(getRehearsal, { params: { eventId: other.id } })).data?.state).toBe('RUNNING');
  await api
    .db('rehearsals')
    .where({ id })
    .update({ heard_at: new Date(Date.now() - 31_000) });
  expect((await admin.call(getRehearsal, { params: { eventId: other.id } })).data?.state).toBe('FAILED');
});

test('whoever practises is sent on and a rehearsal is stopped only while it is played', async () => {
  const { event, admin } = await organiser();
  const [id = 0] = await api.db('rehearsals').insert(row(event, 1000));
  const params = { rehearsalId: id };
  await admin.call(sendVisitorOn, { params, body: { number: 3 } });
  await admin.call(stopRehearsal, { params, body: {} });
  expect(await api.db('rehearsals').where({ id }).first()).toMatchObject({ sent_on: 3, is_stop_wanted: 1 });
  await api.db('rehearsals').where({ id }).update({ state: 'DONE' });
  expect((await admin.send(sendVisitorOn, { params, body: { number: 4 } })).status).toBe(404);
  expect((await admin.send(stopRehearsal, { params, body: {} })).status).toBe(404);
});

test('a report that another version wrote in another shape is none, and hides no screen', async () => {
  const { event, admin, params } = await organiser();
  await api
    .db('rehearsals')
    .insert({ ...row(event, 1000), state: 'DONE', report_json: '{"parties":3}', now_json: '[]' });
  const { data } = await admin.call(getRehearsal, { params });
  expect(data).toMatchObject({ state: 'DONE', report: null, now: null });
});

test('it is the organiser’s alone: neither couple nor usher may ask', async () => {
  const event = await api.given.event();
  const params = { eventId: event.id };
  for (const who of [await api.given.clientAccount(event.client), await api.given.usher(event.client)])
    expect((await api.as(who).send(startRehearsal, { params, body: plan })).status).toBe(403);
});
