import { getClientBySlug, getMeta, submitRsvp, updateClient } from '@janur/contracts';
import type { GivenClient, GivenEvent } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';
import { createInvitations } from './invitations.ts';

const api = testApi();

const SECRET = {
  title: 'SECRET-akad',
  location: 'SECRET-masjid',
  street: 'SECRET-street',
  maps_url: 'https://maps.example/SECRET',
  watch_url: 'https://live.example/SECRET',
};

/** A reception for all, an akad for some, and a dinner for others. */
async function wedding(option: Parameters<typeof api.given.client>[0] = {}) {
  const client = await api.given.client(option);
  const reception = await api.given.event({ of: client, title: 'Resepsi', collection: 'new_events' });
  const icon_url = `/files/aa/SECRET-${unique()}.png`;
  const akad = await api.given.event({ of: client, collection: 'new_events', ...SECRET, icon_url, only_invited: true });
  const dinner = await api.given.event({ of: client, title: 'Dinner', collection: 'new_events', only_invited: true });
  await api.db('uploads').insert({
    client_id: client.id,
    url: icon_url,
    kind: 'IMAGE',
    mime: 'image/png',
    bytes: 10,
    width: 10,
    height: 10,
    variants: '[]',
    sha256: '',
  });
  const family = await api.given.guest({ of: client, to: [reception, akad] });
  const colleague = await api.given.guest({ of: client, to: [reception] });
  return { client, reception, akad, dinner, family, colleague };
}

const open = (client: GivenClient, guestCode?: string) =>
  api.as().call(getClientBySlug, { params: { slug: client.slug }, headers: { 'guest-code': guestCode } });
const shownTo = async (client: GivenClient, guestCode?: string) =>
  (await open(client, guestCode)).data.content.new_events.map(({ title }) => title);

test('an event for those invited is in what they get, and in nothing that anybody else gets', async () => {
  const { client, family, colleague } = await wedding();
  expect(await shownTo(client, family.code)).toEqual(['Resepsi', SECRET.title]);
  for (const code of [undefined, colleague.code, 'NOTHING123']) {
    const { text } = await open(client, code);
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain('Dinner');
  }
  expect((await api.as().call(getMeta, { params: { slug: client.slug } })).text).not.toContain('SECRET');
});

test('what the page is made of holds it for those invited alone, and says so with another tag', async () => {
  const { client, family, colleague } = await wedding();
  const invitations = createInvitations(api.db, { freshForMs: 60_000 });
  const pages = await Promise.all([
    invitations.find(client.slug),
    invitations.find(client.slug, family.code),
    invitations.find(client.slug, colleague.code),
  ]);
  const seen = pages.map((page) => {
    if (page.kind !== 'open') throw new Error('closed');
    return { hasIt: page.json.includes('SECRET') || JSON.stringify(page.client).includes('SECRET'), etag: page.etag };
  });
  expect(seen.map(({ hasIt }) => hasIt)).toEqual([false, true, false]);
  expect(seen[2]?.etag).toBe(seen[0]?.etag);
  expect(seen[1]?.etag).not.toBe(seen[0]?.etag);
});

test('the shared answer of an open invitation never holds it, whoever has asked before', async () => {
  const { client, family } = await wedding();
  const url = `/api/public/clients/${client.slug}`;
  const own = await api.app.inject({ url, headers: { 'guest-code': family.code } });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.payload).toContain('SECRET');
  for (const encoding of ['identity', 'identity']) {
    const shared = await api.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(shared.headers['cache-control']).toBe('public, no-cache');
    expect(shared.payload).not.toContain('SECRET');
  }
});

test('who opens a lock by its code, or logs in by a number, sees what that guest may', async () => {
  const locked = await wedding({ option: { lock_code: 'BUNGA' } });
  expect(await shownTo(locked.client, 'BUNGA')).toEqual(['Resepsi']);
  const closed = await wedding({ option: { is_private: true } });
  const { family, colleague } = closed;
  const seen = async (guest: typeof family) => {
    const { text } = await api
      .as(await api.given.guestToken(closed.client, guest))
      .call(getClientBySlug, { params: { slug: closed.client.slug } });
    return text.includes('SECRET');
  };
  expect([await seen(family), await seen(colleague)]).toEqual([true, false]);
});

test('questions about it are asked of those invited alone', async () => {
  const { client, akad, family } = await wedding();
  const label = 'SECRET-question';
  const child = { name: `guest_total_event_${akad.id}`, type: 'guest_count', label };
  const fields = [
    { name: `is_attending_event_${akad.id}`, type: 'button', label },
    { name: 'way', type: 'button', label: 'Way', options: [{ label: 'Car', value: 'car', children: [child] }] },
  ];
  await api
    .db('options')
    .where({ id: client.optionId })
    .update({ rsvp_config: JSON.stringify({ fields }) });
  const asked = async (code?: string) => (await open(client, code)).data.option.rsvp_config;
  expect(JSON.stringify(await asked())).not.toContain('SECRET');
  expect((await asked())?.fields.map(({ name }) => name)).toEqual(['way']);
  expect((await asked(family.code))?.fields).toHaveLength(2);
});

test('who sees none of the newer events is not shown the former ones in their place', async () => {
  const client = await api.given.client();
  await api.given.event({ of: client, title: 'Former', collection: 'events' });
  await api.given.event({ of: client, title: 'Secret', collection: 'new_events', only_invited: true });
  expect((await open(client)).data.content).toMatchObject({ events: [], new_events: [] });
});

describe('an answer', () => {
  const say = (client: GivenClient, event: GivenEvent, { code, comes = true }: { code?: string; comes?: boolean }) =>
    api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': code },
      body: { name: 'Budi', events: [{ id: event.id, is_attending: comes, guest_total: comes ? 1 : 0 }] },
    });

  test('is taken for what a guest is invited to, and invites nobody to anything else', async () => {
    const { client, akad, dinner, family, colleague, reception } = await wedding();
    expect((await say(client, akad, { code: family.code })).status).toBe(201);
    const refused = [
      await say(client, akad, { code: colleague.code }),
      await say(client, akad, { code: colleague.code, comes: false }),
      await say(client, dinner, { code: family.code, comes: false }),
      await say(client, akad, {}),
    ];
    expect(refused.map(({ status, failure }) => [status, failure.fields?.[0]?.code])).toEqual(
      refused.map(() => [422, 'no_such_event']),
    );
    expect(await shownTo(client, colleague.code)).toEqual(['Resepsi']);
    expect((await say(client, reception, {})).status).toBe(201);
  });

  test('of a single question by somebody unknown counts for what everybody sees', async () => {
    const { client, reception } = await wedding({ version: 'V1' });
    const { data } = await api.as().call(submitRsvp, {
      params: { clientId: client.id },
      headers: { slug: client.slug },
      body: { name: 'Dewi', is_attending: true, guest_total: 2 },
    });
    const guest = await api.db('guests').where({ code: data.guest_code }).first();
    expect(
      await api
        .db('guest_events')
        .where({ guest_id: guest?.id ?? 0 })
        .pluck('event_id'),
    ).toEqual([reception.id]);
  });
});

describe('an event that is added', () => {
  async function added(client: GivenClient, event: { title: string; only_invited?: boolean | null }) {
    const admin = await api.given.admin();
    const { data } = await api.as(admin).call(updateClient, {
      params: { clientId: client.id },
      body: { name: client.name, version: 'V2', content: { events: [event] } },
    });
    return data.content.events[0];
  }

  test('before anybody is invited is for everybody until a guest is left out', async () => {
    expect(await added(await api.given.client(), { title: 'Resepsi' })).toMatchObject({ only_invited: null });
  });

  test('to a guest list is for those who will be invited, unless the hosts say else', async () => {
    const client = await api.given.client();
    await api.given.guest({ of: client });
    expect(await added(client, { title: 'Ngunduh Mantu', only_invited: null })).toMatchObject({ only_invited: true });
    const other = await api.given.client();
    await api.given.guest({ of: other });
    expect(await added(other, { title: 'Ngunduh Mantu', only_invited: false })).toMatchObject({ only_invited: false });
  });
});
