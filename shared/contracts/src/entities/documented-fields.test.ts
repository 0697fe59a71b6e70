import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_VALUES } from '../enums.ts';
import { ClientContent, GalleryItem, HeroBackground, InvitationEvent, Payment, Profile, Story } from './content.ts';
import { ClientOption, CustomConfig } from './option.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const TABLE = join(ROOT, 'ops/e2e/fields');
const { default_bank } = Payment.shape;

/** By the headings of docs/fields.md. */
const ENTITIES: Readonly<Record<string, { prefix: string; keys: string[] }>> = {
  Content: { prefix: 'content', keys: Object.keys(ClientContent.shape) },
  Profile: { prefix: 'profile', keys: Object.keys(Profile.shape) },
  Event: { prefix: 'event', keys: Object.keys(InvitationEvent.shape) },
  'Gallery item': { prefix: 'gallery', keys: Object.keys(GalleryItem.shape) },
  'Hero background': { prefix: 'hero', keys: Object.keys(HeroBackground.shape) },
  Payment: {
    prefix: 'payment',
    keys: [...Object.keys(Payment.shape), ...inside('default_bank', default_bank.unwrap().shape)],
  },
  Story: { prefix: 'story', keys: Object.keys(Story.shape) },
  Option: {
    prefix: 'option',
    // the dress code is a setting that the contract leaves open
    keys: [...Object.keys(ClientOption.shape), ...inside('custom_config', { ...CustomConfig.shape, dress_code: 0 })],
  },
};

/** What the browser test tries: `story.title`, or `option.gift_style: NO_ICON` where it is one of several things. */
const TRIED = readdirSync(TABLE).flatMap((file) =>
  [...readFileSync(join(TABLE, file), 'utf8').matchAll(/^ {2}'?([a-z]+\.[\w.]+(?:: [^']+)?)'?: /gm)].map(
    ([, name = '']) => name,
  ),
);
const SECTIONS = readFileSync(join(ROOT, 'docs/fields.md'), 'utf8').split(/^## /m).slice(1);

test.each(SECTIONS.map((section) => [section.split('\n', 1)[0] ?? '', section]))(
  'every field of %s is documented once, with the test that sees it',
  (heading, section) => {
    const { prefix, keys } = ENTITIES[heading] ?? { prefix: '', keys: [] };
    const rows = [...section.matchAll(/^\| `([\w.]+)` .*\| (_fields_|`[\w./-]+`) +\|$/gm)].map(
      ([, field = '', proof = '']) => ({ name: `${prefix}.${field}`, proof: proof.replaceAll('`', '') }),
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(keys.map((key) => `${prefix}.${key}`).toSorted());
    const isTried = (name: string) => TRIED.some((tried) => tried.split(':')[0] === name);
    expect(rows.filter(({ name, proof }) => (proof === '_fields_') !== isTried(name))).toEqual([]);
    expect(rows.filter(({ proof }) => proof !== '_fields_' && !existsSync(join(ROOT, proof)))).toEqual([]);
  },
);

test('the documentation has a table for each of them', () => {
  expect(SECTIONS.map((section) => section.split('\n', 1)[0])).toEqual(Object.keys(ENTITIES));
});

test('every value of a style is tried', () => {
  const values = Object.entries(STYLE_VALUES).flatMap(([field, own]) =>
    own.map((value) => `option.${field}: ${value}`),
  );
  expect(values.filter((value) => !TRIED.includes(value))).toEqual([]);
});

test('what is tried is a field', () => {
  const known = Object.values(ENTITIES).flatMap(({ prefix, keys }) => keys.map((key) => `${prefix}.${key}`));
  expect(TRIED.filter((name) => !known.includes(name.split(':')[0] ?? ''))).toEqual([]);
});

function inside(field: string, shape: object): string[] {
  return Object.keys(shape).map((key) => `${field}.${key}`);
}
