import {
  CheckInVariant,
  EventType,
  GallerySection,
  getClientDetail,
  InvitationVersion,
  OpeningImageType,
  PrintVariant,
  updateClient,
} from '@janur/contracts';
import { EVENT, GALLERY_ITEM, HERO_BACKGROUND, PAYMENT, PROFILE, STORY, TEXTS } from '../../../testing/contents.ts';
import type { GivenClient } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: { token: string };
let client: GivenClient;
beforeAll(async () => {
  admin = await api.given.admin();
  client = await api.given.client();
});

type Content = Record<string, unknown>;
const put = (content: Content) =>
  api.as(admin).send(updateClient, {
    params: { clientId: client.id },
    body: { name: client.name, version: 'V2', content },
  });
const read = async (): Promise<Content> =>
  (await api.as(admin).call(getClientDetail, { params: { clientId: client.id } })).data.content;

/** Each place of the content that holds fields: how they are sent there and found again. */
const PLACES = {
  content: { fields: TEXTS, wrap: (row: Content) => row, find: (content: Content) => content },
  bride: { fields: PROFILE, wrap: (row: Content) => ({ bride: row }), find: (content: Content) => content['bride'] },
  groom: { fields: PROFILE, wrap: (row: Content) => ({ groom: row }), find: (content: Content) => content['groom'] },
  events: listPlace('events', EVENT),
  new_events: listPlace('new_events', EVENT),
  galleries: listPlace('galleries', GALLERY_ITEM),
  hero_backgrounds: listPlace('hero_backgrounds', HERO_BACKGROUND),
  payments: listPlace('payments', PAYMENT),
  stories: listPlace('stories', STORY),
};
function listPlace(list: string, fields: Content) {
  return {
    fields,
    wrap: (row: Content) => ({ [list]: [row] }),
    find: (content: Content) => (content[list] as unknown[])[0], // the list is an array by its contract
  };
}

const FIELDS = Object.entries(PLACES).flatMap(([place, { fields, wrap, find }]) =>
  Object.entries(fields).map(([field, value]) => ({ place, field, value, wrap, find })),
);
/** What may not be empty: the lists need an order, and the database has defaults for the others. */
const NEVER_NULL = ['timezone', 'is_guest_book', 'check_in_config', 'section', 'order'];

test.each(FIELDS)('$place.$field is set and read back', async ({ field, value, wrap, find }) => {
  expect((await put(wrap({ [field]: value }))).status).toBe(200);
  expect(find(await read())).toMatchObject({ [field]: value });
});

test.each(FIELDS.filter(({ field }) => !NEVER_NULL.includes(field)))(
  '$place.$field is emptied with null, and stays when it is not sent',
  async ({ field, value, wrap, find }) => {
    await put(wrap({ [field]: value }));
    const { id } = find(await read()) as { id: number }; // every place carries its id
    expect((await put(wrap({ id }))).status).toBe(200);
    expect(find(await read())).toMatchObject({ id, [field]: value });
    expect((await put(wrap({ id, [field]: null }))).status).toBe(200);
    expect(find(await read())).toMatchObject({ id, [field]: null });
  },
);

test.each(Object.entries(PLACES))('an unknown field in %s is refused by its name', async (place, { wrap }) => {
  const answer = await put(wrap({ password_hash: 'x' }));
  expect([answer.status, answer.code]).toEqual([422, 'VALIDATION_FAILED']);
  const [problem] = answer.failure.fields ?? [];
  expect(problem?.path).toMatch(/^body\.content\.(.*\.)?password_hash$/);
  expect(problem?.path).toContain(place === 'content' ? 'body.content.' : `body.content.${place}`);
  expect(problem?.code).toBe('unknown_field');
});

const URL_FIELDS = FIELDS.filter(({ field }) =>
  /(_url|^instagram|^facebook|^tiktok|^twitter|^opening_modal_image)$/.test(field),
);
test('the fields with addresses are all of them', () => {
  expect(URL_FIELDS).toHaveLength(2 + 1 + 2 * 5 + 2 * 5 + 1 + 1 + 2 + 1);
});
test.each(URL_FIELDS)(
  '$place.$field takes no address that a browser would run or leave us by',
  async ({ field, wrap }) => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', '/files/../x', '../x', '']) {
      const answer = await put(wrap({ [field]: address }));
      expect([answer.status, answer.failure.fields?.[0]?.path.endsWith(`.${field}`)]).toEqual([422, true]);
    }
  },
);

test.each(FIELDS.filter(({ field }) => field.endsWith('css')))(
  '$place.$field is limited in length',
  async ({ field, wrap }) => {
    expect((await put(wrap({ [field]: `/*${'好'.repeat(15_996)}*/` }))).status).toBe(200);
    expect((await put(wrap({ [field]: `/*${'x'.repeat(15_997)}*/` }))).status).toBe(422);
  },
);

const ENUMS = [
  ...['events', 'new_events'].map((place) => ({ place, field: 'type', values: EventType.options })),
  { place: 'galleries', field: 'section', values: GallerySection.options },
  { place: 'content', field: 'opening_modal_image_type', values: OpeningImageType.options },
] as const;
test.each(ENUMS)('$place.$field takes each of its values and names a wrong one', async ({ place, field, values }) => {
  const { wrap, find } = PLACES[place as keyof typeof PLACES]; // the places stand above
  for (const value of values) {
    expect((await put(wrap({ [field]: value }))).status).toBe(200);
    expect(find(await read())).toMatchObject({ [field]: value });
  }
  const answer = await put(wrap({ [field]: 'WRONG' }));
  expect([answer.status, answer.failure.fields?.[0]?.path.endsWith(`.${field}`)]).toEqual([422, true]);
});

test.each([
  ['check_in_variant', CheckInVariant.options],
  ['print_variant', PrintVariant.options],
])('check_in_config.%s takes each of its values and names a wrong one', async (field, values) => {
  for (const value of values) {
    expect((await put({ events: [{ check_in_config: { [field]: value } }] })).status).toBe(200);
    expect((await read())['events']).toMatchObject([{ check_in_config: { [field]: value } }]);
  }
  const answer = await put({ events: [{ check_in_config: { [field]: 'WRONG' } }] });
  expect(answer.failure.fields?.map(({ path }) => path)).toEqual([`body.content.events.0.check_in_config.${field}`]);
});

test.each(InvitationVersion.options)('the version %s and the name are set and read back', async (version) => {
  const body = { name: `Sinta ${version}`, version, content: {} };
  const { data } = await api.as(admin).call(updateClient, { params: { clientId: client.id }, body });
  expect(data).toMatchObject({ name: body.name, version });
});

test.each([
  ['timezone', 'Mars/Olympus'],
  ['timezone', 'Asia/Jakarta; DROP'],
  ['start_datetime', 'tomorrow'],
  ['start_datetime', '2027-02-30T00:00:00Z'],
  ['start_datetime', '0000-01-01T00:00:00Z'],
  ['title', 'x'.repeat(201)],
])('an event’s %s cannot be %j', async (field, value) => {
  const answer = await put({ events: [{ [field]: value }] });
  expect(answer.failure.fields?.map(({ path }) => path)).toEqual([`body.content.events.0.${field}`]);
});
