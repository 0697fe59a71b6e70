import {
  createOption,
  findSlugHolder,
  getClientBySlug,
  getLock,
  getOptionSlugs,
  guestLogin,
  submitRsvp,
  updateOption,
} from '@janur/contracts';
import { createInvitations } from '../../invitations/invitations.ts';
import type { GivenAccount, GivenClient } from '../../../testing/given.ts';
import { unique } from '../../../testing/unique.ts';
import { testApi } from '../../../testing/test-api.ts';
import { until } from '../../../testing/until.ts';

const api = testApi();
let admin: GivenAccount;
let client: GivenClient;
beforeAll(async () => {
  admin = await api.given.admin();
});
beforeEach(async () => {
  client = await api.given.client();
});

const newSlug = () => `moved-${unique()}`;
const move = (slug: string, of = client) =>
  api.as(admin).send(updateOption, { params: { optionId: of.optionId }, body: { slug } });
const add = (slug: string, of: GivenClient) =>
  api.as(admin).send(createOption, { params: { clientId: of.id }, body: { template: 'TEMPLATE_1', slug } });
const look = (slug: string) => api.as().call(getClientBySlug, { params: { slug } });
const slugs = async () => (await api.as(admin).call(getOptionSlugs, { params: { optionId: client.optionId } })).data;

test('every former slug leads to the invitation, however often it moved', async () => {
  const [first, second, third] = [client.slug, newSlug(), newSlug()];
  await move(second);
  await move(third);
  for (const slug of [first, second, third]) {
    const answer = await look(slug);
    expect([answer.status, answer.data.option.slug]).toEqual([200, third]);
    expect((await api.as().call(getLock, { params: { slug } })).status).toBe(200);
  }
  expect((await look(first)).headers['content-location']).toBe(`/api/public/clients/${third}`);
  expect((await look(third)).headers['content-location']).toBeUndefined();
  expect((await slugs()).former.map(({ slug }) => slug).toSorted()).toEqual([first, second].toSorted());
});

test('a former slug is never given to somebody else, not even when its invitation is gone', async () => {
  const first = client.slug;
  await move(newSlug());
  const other = await api.given.client();
  for (const answer of [await move(first, other), await add(first, other), await add(first, client)]) {
    expect([answer.status, answer.code, answer.failure.fields?.[0]?.code]).toEqual([409, 'CONFLICT', 'slug_taken']);
  }
  expect((await look(other.slug)).data.option.slug).toBe(other.slug);
  await api.db('options').where({ id: client.optionId }).delete();
  expect((await move(first, other)).status).toBe(409);
  expect((await look(first)).status).toBe(404);
});

test('its own invitation may come back to it', async () => {
  const [first, second] = [client.slug, newSlug()];
  await move(second);
  expect((await move(first)).status).toBe(200);
  expect((await look(second)).data.option.slug).toBe(first);
  expect((await slugs()).former.map(({ slug }) => slug)).toEqual([second]);
  expect((await move(second)).status).toBe(200);
  expect((await slugs()).former.map(({ slug }) => slug)).toEqual([first]);
});

test('of two who want what a third gives up, none gets it', async () => {
  const [given, others] = [client.slug, await Promise.all([api.given.client(), api.given.client()])];
  const [moved, ...wanting] = await Promise.all([move(newSlug()), ...others.map((other) => move(given, other))]);
  expect(moved?.status).toBe(200);
  expect(wanting.map(({ status }) => status)).toEqual([409, 409]);
  expect((await look(given)).data.id).toBe(client.id);
});

test('what a page of before sends still arrives: answers, and the log-in of a private one', async () => {
  const page = await api.given.option(client, { is_private: true });
  const event = await api.given.event({ of: client });
  const guest = await api.given.guest({ of: page, to: [event] });
  const former = page.slug;
  await api.as(admin).send(updateOption, { params: { optionId: page.optionId }, body: { slug: newSlug() } });
  const login = await api.as().call(guestLogin, { body: { slug: former, phoneNumber: guest.phone } });
  expect(login.status).toBe(200);
  const answered = await api.as().send(submitRsvp, {
    params: { clientId: client.id },
    headers: { slug: former, 'guest-code': guest.code },
    body: { name: guest.name, events: [{ id: event.id, is_attending: true, guest_total: 1 }] },
  });
  expect([answered.status, answered.status < 300 ? '' : answered.failure]).toEqual([201, '']);
});

test('a hidden invitation is found by no former slug', async () => {
  const first = client.slug;
  await move(newSlug());
  await api.as(admin).send(updateOption, { params: { optionId: client.optionId }, body: { is_hidden: true } });
  expect((await look(first)).status).toBe(404);
  expect(await createInvitations(api.db).find(first)).toEqual({ kind: 'not-found' });
});

test('an editor hears whose a slug is or was, and how many links are out', async () => {
  const first = client.slug;
  await move(newSlug());
  const holder = async (slug: string) => (await api.as(admin).call(findSlugHolder, { params: { slug } })).data;
  expect(await holder(first)).toMatchObject({ option_id: client.optionId, is_former: true });
  expect(await holder(newSlug())).toEqual({ option_id: null, client_name: null, is_former: false });
  await api.given.guest({ of: client, invitation_sent_at: new Date() });
  await api.given.guest({ of: client });
  expect(await slugs()).toMatchObject({ invited: 1 });
  const couple = await api.given.clientAccount(client);
  expect((await api.as(couple).call(findSlugHolder, { params: { slug: first } })).status).toBe(403);
});

test('processes that have the page in memory find the move within their second', async () => {
  const [one, other] = [createInvitations(api.db, { freshForMs: 50 }), createInvitations(api.db, { freshForMs: 50 })];
  const [first, second] = [client.slug, newSlug()];
  // both know the page, and that there is nothing at the other slug
  for (const process of [one, other]) {
    expect((await process.find(first)).kind).toBe('open');
    expect((await process.find(second)).kind).toBe('not-found');
  }
  await move(second);
  for (const process of [one, other]) {
    await until(async () => (await process.find(first)).kind === 'moved');
    expect(await process.find(first)).toEqual({ kind: 'moved', slug: second });
    await until(async () => (await process.find(second)).kind === 'open');
  }
});
