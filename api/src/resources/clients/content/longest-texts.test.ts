import {
  ContentInput,
  getClientDetail,
  getClientOption,
  OptionInput,
  updateClient,
  updateOption,
} from '@janur/contracts';
import * as z from 'zod';
import type { GivenClient } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
let admin: { token: string };
let client: GivenClient;
beforeAll(async () => {
  admin = await api.given.admin();
  client = await api.given.client();
});

interface TextField {
  readonly path: readonly string[];
  readonly max: number;
}
const LISTS = ['events', 'new_events', 'galleries', 'hero_backgrounds', 'stories', 'payments'];

/** The free texts of a schema with their limits; one with a pattern says itself what it takes. */
function textsOf(schema: z.core.$ZodType): TextField[] {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const walk = (node: unknown, path: string[]): TextField[] => {
    const { anyOf, properties, items, type, maxLength, pattern, enum: values } = Node.parse(node);
    if (anyOf) return anyOf.flatMap((inner) => walk(inner, path));
    if (properties) return Object.entries(properties).flatMap(([key, inner]) => walk(inner, [...path, key]));
    if (items) return walk(items, path);
    const isText = type === 'string' && maxLength !== undefined && !pattern && !values;
    return isText ? [{ path, max: maxLength }] : [];
  };
  return walk(root, []).filter(({ path }) => !NOT_FREE.test(path.at(-1) ?? '') && path[0] !== 'rsvp_config');
}
const Node = z.looseObject({
  anyOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  type: z.unknown().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
});
/** Addresses, time zones and names of our own are held against more than their length. */
const NOT_FREE = /(_url|^instagram|^facebook|^tiktok|^twitter|_image|^timezone|^orders|^template|_domain|^bank_name)$/;

const CONTENT_TEXTS = textsOf(ContentInput);
const OPTION_TEXTS = textsOf(OptionInput);

test('the free texts are all of them', () => {
  expect([CONTENT_TEXTS.length, OPTION_TEXTS.length]).toEqual([49, 7]);
});

/** One, three and four bytes each, and a letter that Unicode's normal form makes longer. */
const LETTERS = ['x', '好', '🙏', '\u0958'];
/** The longest text of a letter that is not above the limit once it is in normal form. */
const longest = (letter: string, max: number) => letter.repeat(Math.floor(max / [...letter.normalize('NFC')].length));

/** CSS holds any text in a comment only. */
const isCss = (path: readonly string[]) => (path.at(-1) ?? '').endsWith('css');
const written = (path: readonly string[], text: string) => (isCss(path) ? `/*${text}*/` : text);
const room = (path: readonly string[], max: number) => max - written(path, '').length;

const nested = (path: readonly string[], value: string): Record<string, unknown> => {
  const [first = '', ...rest] = path;
  const inner = rest.length > 0 ? nested(rest, value) : value;
  return { [first]: LISTS.includes(first) ? [inner] : inner };
};

test.each(CONTENT_TEXTS)('content $path keeps texts of $max in every script', async ({ path, max }) => {
  const params = { clientId: client.id };
  const put = (text: string) =>
    api.as(admin).send(updateClient, {
      params,
      body: { name: client.name, version: 'V2', content: nested(path, written(path, text)) },
    });
  for (const letter of LETTERS) {
    const text = longest(letter, room(path, max));
    expect((await put(text)).status).toBe(200);
    const { content } = (await api.as(admin).call(getClientDetail, { params })).data;
    expect(content).toMatchObject(nested(path, written(path, text.normalize('NFC'))));
    expect((await put(text + letter)).status).toBe(422);
  }
});

test.each(OPTION_TEXTS)('option $path keeps texts of $max in every script', async ({ path, max }) => {
  const params = { optionId: client.optionId };
  const put = (text: string) => api.as(admin).send(updateOption, { params, body: nested(path, written(path, text)) });
  for (const letter of LETTERS) {
    const text = longest(letter, room(path, max));
    expect((await put(text)).status).toBe(200);
    const { option } = (await api.as(admin).call(getClientOption, { params })).data;
    expect(option).toMatchObject(nested(path, written(path, text.normalize('NFC'))));
    expect((await put(text + letter)).status).toBe(422);
  }
});
