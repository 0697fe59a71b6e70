import { setTimeout as pause } from 'node:timers/promises';
import {
  type BodyOf,
  createOption,
  getClientBySlug,
  getClientDetail,
  listAuditLog,
  updateClient,
} from '@janur/contracts';
import type { GivenAccount, GivenClient } from '../../testing/given.ts';
import { unique } from '../../testing/unique.ts';
import { isLockAwaited } from '../../testing/lock-wait.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
let admin: GivenAccount;
let client: GivenClient;
beforeAll(async () => {
  admin = await api.given.admin();
});
beforeEach(async () => {
  client = await api.given.client();
});

type Body = BodyOf<typeof updateClient>;
const edit = (content: Body['content'], more: Partial<Body> & { by?: GivenAccount; of?: GivenClient } = {}) => {
  const { by = admin, of = client, ...rest } = more;
  const body = { name: of.name, version: 'V2' as const, content, ...rest };
  return api.as(by).call(updateClient, { params: { clientId: of.id }, body });
};
const detail = async (of = client) => (await api.as(admin).call(getClientDetail, { params: { clientId: of.id } })).data;
const audit = async (of = client) =>
  (await api.as(admin).call(listAuditLog, { params: { clientId: of.id }, query: {} })).data;
const pathsOf = (answer: Awaited<ReturnType<typeof edit>>) => answer.failure.fields?.map(({ path }) => path);

test('the detail names the slugs of this client from the first, and no other', async () => {
  await api.given.client();
  const slug = `second-${unique()}`;
  const body = { slug, template: 'TEMPLATE_2' };
  const second = (await api.as(admin).call(createOption, { params: { clientId: client.id }, body })).data;
  expect((await detail()).options).toEqual([
    { id: client.optionId, slug: client.slug },
    { id: second.id, slug },
  ]);
});

describe('the rows of a list', () => {
  test('are changed by their id, added without one, removed when they are left out, and stand as they were sent', async () => {
    const made = (await edit({ galleries: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] })).data.content.galleries;
    const [a, b, c] = made.map(({ id }) => id);
    const { galleries } = (await edit({ galleries: [{ id: c }, { title: 'New' }, { id: a, title: 'A2' }] })).data
      .content;
    expect(galleries.map(({ title }) => title)).toEqual(['C', 'New', 'A2']);
    expect([galleries[0]?.id, galleries[2]?.id]).toEqual([c, a]);
    expect(await api.db('galleries').where({ id: b })).toEqual([]);
    expect((await detail()).content.galleries).toEqual(galleries);
  });

  test('all go with an empty list, and none when the list is not sent', async () => {
    await edit({ stories: [{ title: 'A' }, { title: 'B' }], payments: [{ bank: 'BCA' }] });
    await edit({ stories: [] });
    const { content } = await detail();
    expect(content.stories).toEqual([]);
    expect(content.payments).toHaveLength(1);
  });

  test('stand by their order where they have one, as they were sent where not', async () => {
    const sent = [{ title: 'late', order: 9 }, { title: 'second' }, { title: 'first', order: -1 }];
    const { stories } = (await edit({ stories: sent })).data.content;
    expect(stories.map(({ title, order }) => [title, order])).toEqual([
      ['first', -1],
      ['second', 1],
      ['late', 9],
    ]);
  });

  test('an event moves from one list to the other and keeps its id', async () => {
    const [event] = (await edit({ events: [{ title: 'Resepsi' }] })).data.content.events;
    const { content } = (await edit({ events: [], new_events: [{ id: event?.id }] })).data;
    expect(content.events).toEqual([]);
    expect(content.new_events).toEqual([event]);
    expect((await edit({ events: [{ id: event?.id }] })).data.content).toMatchObject({
      events: [event],
      new_events: [],
    });
  });

  test('the bride goes with null and the groom stays', async () => {
    await edit({ bride: { name: 'Sinta' }, groom: { name: 'Rama' } });
    const { content } = (await edit({ bride: null })).data;
    expect(content.bride).toBeNull();
    expect(content.groom?.name).toBe('Rama');
  });

  test.each(['galleries', 'hero_backgrounds', 'stories', 'payments', 'events'] as const)(
    'of %s of another client are out of reach',
    async (list) => {
      const other = await api.given.client();
      const foreign = (await edit({ [list]: [{}] }, { of: other })).data.content[list][0]?.id;
      const before = await detail(other);
      for (const id of [foreign, 999_999_999]) {
        const answer = await edit({ [list]: [{}, { id }], greeting: 'not written' });
        expect([answer.status, pathsOf(answer)]).toEqual([422, [`body.content.${list}.1.id`]]);
      }
      expect((await detail()).content).toMatchObject({ [list]: [], greeting: null });
      expect(await detail(other)).toEqual(before);
    },
  );

  test('cannot be named twice', async () => {
    const [row] = (await edit({ galleries: [{ title: 'A' }] })).data.content.galleries;
    const answer = await edit({ galleries: [{ id: row?.id }, { id: row?.id }] });
    expect(pathsOf(answer)).toEqual(['body.content.galleries.1.id']);
  });

  test('an id of the content or of a profile that is another’s is refused', async () => {
    const id = 999_999_999; // further than all tests of a run get
    const answer = await edit({ id, bride: { id }, stories: [{ content_id: id }] });
    const paths = ['body.content.bride.id', 'body.content.id', 'body.content.stories.0.content_id'];
    expect(pathsOf(answer)?.toSorted()).toEqual(paths);
  });
});

test('what was read can be sent back whole, and changes nothing', async () => {
  await edit({
    bride: { name: 'Sinta' },
    events: [{ title: 'Akad' }],
    galleries: [{ title: 'A' }],
    hero_backgrounds: [{}],
    stories: [{ title: 'S' }],
    payments: [{ default_bank: { bank_name: `Bank ${unique()}`, bank_logo_url: '/files/demo/bank.svg' } }],
  });
  const { name, version, content, revision } = await detail();
  const log = await audit();
  expect((await edit(content, { name, version, revision })).data).toEqual({
    id: client.id,
    name,
    version,
    content,
    revision,
  });
  expect(await audit()).toEqual(log);
});

describe('an event that has guests', () => {
  const waitsForLock = () => isLockAwaited(api.db);

  test('cannot be removed: the refusal names it and nothing is written', async () => {
    const event = await api.given.event({ of: client, title: 'Resepsi Bali' });
    const free = await api.given.event({ of: client, title: 'Kosong' });
    await api.given.guest({ of: client, to: [event] });
    const answer = await edit({ greeting: 'not written', events: [] });
    expect([answer.status, answer.code]).toEqual([409, 'CONFLICT']);
    expect(answer.failure.message).toContain('Resepsi Bali');
    expect(answer.failure.message).not.toContain('Kosong');
    const { content } = await detail();
    expect(content.greeting).toBeNull();
    expect(content.events.map(({ id }) => id)).toEqual([event.id, free.id]);
  });

  test('can be removed once its guests were taken off, whatever they had answered', async () => {
    const event = await api.given.event({ of: client, title: 'Tanpa tamu' });
    const guest = await api.given.guest({ of: client });
    const answer = { client_id: client.id, option_id: client.optionId, guest_id: guest.id, name: guest.name };
    const [rsvp_id] = await api.db('rsvps').insert(answer);
    await api.db('rsvp_events').insert({ client_id: client.id, rsvp_id, event_id: event.id, is_attending: true });
    expect((await edit({ events: [] })).data.content.events).toEqual([]);
    expect(await api.db('guests').where({ id: guest.id })).toHaveLength(1);
  });

  test('can be changed and keeps its guests', async () => {
    const event = await api.given.event({ of: client });
    const free = await api.given.event({ of: client });
    await api.given.guest({ of: client, to: [event] });
    const { events } = (await edit({ events: [{ id: event.id, title: 'Resepsi malam' }] })).data.content;
    expect(events.map(({ id, title }) => [id, title])).toEqual([[event.id, 'Resepsi malam']]);
    expect(await api.db('guest_events').where({ event_id: event.id })).toHaveLength(1);
    expect(await api.db('events').where({ id: free.id })).toEqual([]);
  });

  test('is not lost when a guest is invited in the very moment', async () => {
    const event = await api.given.event({ of: client });
    const guest = await api.given.guest({ of: client });
    const invitation = await api.db.transaction();
    await invitation('guest_events').insert({
      client_id: client.id,
      option_id: client.optionId,
      event_id: event.id,
      guest_id: guest.id,
      guest_name: guest.name,
      search_text: '',
    });
    const removal = edit({ events: [] });
    // the server shows its locks anew only to who has not looked for a tenth of a second
    while (!(await waitsForLock())) await pause(120);
    await invitation.commit();
    expect((await removal).status).toBe(409);
    expect(await api.db('guest_events').where({ event_id: event.id })).toHaveLength(1);
  });
});

describe('the revision', () => {
  test('goes up with each change, and a stale one is refused with who changed it and when', async () => {
    const { revision } = await detail();
    const other = await api.given.admin();
    const changed = await edit({ quote: 'first' }, { revision, by: other });
    expect(changed.data.revision).toBe(revision + 1);
    const late = await edit({ quote: 'second' }, { revision });
    expect([late.status, late.code]).toEqual([409, 'VERSION_CONFLICT']);
    const [entry] = await audit();
    expect(late.failure.details).toEqual({
      revision: revision + 1,
      changed_by: other.name,
      changed_at: entry?.created_at,
    });
    expect((await detail()).content.quote).toBe('first');
    expect((await edit({ quote: 'second' }, { revision: revision + 1 })).status).toBe(200);
  });

  test('of two editors at the same time lets one through', async () => {
    const { revision } = await detail();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((quote) => edit({ quote }, { revision })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await detail()).revision).toBe(revision + 1);
  });

  test('is not asked of who sends none', async () => {
    await edit({ quote: 'first' });
    expect((await edit({ quote: 'second' })).data.content.quote).toBe('second');
  });
});

test('the public page shows the change at once', async () => {
  const visit = async () => (await api.as().call(getClientBySlug, { params: { slug: client.slug } })).data;
  expect((await visit()).content.greeting).toBeNull();
  await edit({ greeting: 'Halo', events: [{ title: 'Akad' }] }, { name: 'Sinta & Rama', version: 'V1' });
  const { name, version, content } = await visit();
  expect([name, version, content.greeting, content.events[0]?.title]).toEqual(['Sinta & Rama', 'V1', 'Halo', 'Akad']);
  await edit({ greeting: 'Halo lagi' });
  expect((await visit()).content.greeting).toBe('Halo lagi');
  expect(JSON.stringify(await visit())).not.toContain('check_in_config');
});

describe('the bank of a payment', () => {
  const bank = async (name = `Bank ${unique()}`, logo: string | null = '/files/demo/bank.svg') => {
    const [id] = await api.db('banks').insert({ bank_name: name, bank_logo_url: logo });
    return { id: id ?? 0, bank_name: name, bank_logo_url: logo };
  };
  const payments = async (...sent: NonNullable<Body['content']['payments']>) => edit({ payments: sent });

  test('is chosen by bank_id or by default_bank, and read back whole', async () => {
    const known = await bank();
    for (const payment of [{ bank_id: known.id }, { default_bank: { id: known.id } }, { default_bank: known }]) {
      const { data } = await payments(payment);
      expect(data.content.payments).toMatchObject([{ bank_id: known.id, default_bank: known }]);
    }
    const cleared = await payments({ bank_id: null });
    expect(cleared.data.content.payments).toMatchObject([{ bank_id: null, default_bank: null }]);
  });

  test('is made by its name when it is new, once for all payments', async () => {
    const name = `Bank ${unique()}`;
    const { data } = await payments(
      { default_bank: { bank_name: name, bank_logo_url: '/files/demo/new.svg' } },
      { default_bank: { bank_name: name.toUpperCase() } },
    );
    const [first, second] = data.content.payments;
    expect(first?.default_bank).toMatchObject({ bank_name: name, bank_logo_url: '/files/demo/new.svg' });
    expect(second?.bank_id).toBe(first?.bank_id);
  });

  test('cannot be one that is not there, two at once, or changed for everybody', async () => {
    const [known, other] = [await bank(), await bank()];
    const cases = [
      [{ bank_id: 999_999 }, 'bank_id'],
      [{ default_bank: { id: 999_999 } }, 'default_bank'],
      [{ default_bank: {} }, 'default_bank'],
      [{ bank_id: known.id, default_bank: { id: other.id } }, 'default_bank'],
      [{ default_bank: { ...known, bank_name: 'Mine' } }, 'default_bank'],
      [{ default_bank: { ...known, bank_logo_url: '/files/x.svg' } }, 'default_bank'],
    ] as const;
    for (const [payment, field] of cases) {
      const answer = await payments(payment);
      expect([answer.status, pathsOf(answer)]).toEqual([422, [`body.content.payments.0.${field}`]]);
    }
    expect(await api.db('banks').where({ id: known.id }).first()).toMatchObject(known);
  });
});

describe('the audit log', () => {
  test('says who changed what, the latest first, page by page', async () => {
    const [row] = (await edit({ galleries: [{ title: 'A' }] })).data.content.galleries;
    await edit({ quote: 'New', galleries: [{ id: row?.id, title: 'B' }] }, { name: 'Other name' });
    const query = { page: 1, limit: 1 };
    const { data, meta } = await api.as(admin).call(listAuditLog, { params: { clientId: client.id }, query });
    expect(meta).toMatchObject({ total_data: 2, last_page: 2, next_page: 2 });
    expect(data).toMatchObject([
      {
        action: 'client.update',
        subject_type: 'client',
        subject_id: String(client.id),
        account_name: admin.name,
        role: 'ADMIN',
        changes: [
          { path: 'name', from: client.name, to: 'Other name' },
          { path: `content.galleries.${row?.id}.title`, from: 'A', to: 'B' },
          { path: 'content.quote', from: null, to: 'New' },
        ],
      },
    ]);
  });

  test('is not there for a client that is not there', async () => {
    const answer = await api.as(admin).call(listAuditLog, { params: { clientId: 999_999_999 }, query: {} });
    expect(answer.status).toBe(404);
  });
});

test('a client that is not there is neither shown nor changed', async () => {
  const params = { clientId: 999_999_999 };
  expect((await api.as(admin).call(getClientDetail, { params })).status).toBe(404);
  const body = { name: 'Nobody', version: 'V2' as const, content: {} };
  expect((await api.as(admin).call(updateClient, { params, body })).status).toBe(404);
});
