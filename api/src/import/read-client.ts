import {
  ContentInput,
  InvitationVersion,
  limitAt,
  NewOption,
  OptionInput,
  PersonName,
  problem,
} from '@janur/contracts';
import { canonicalTemplateId, writtenSpelling } from '@janur/contracts/rules';
import * as z from 'zod';
import { readSheet } from '../lib/custom-css/index.ts';
import { contentCssProblems, cssProblems } from '../resources/clients/content/css-problems.ts';
import { type KnownTemplates, ownSettingsProblems } from '../resources/clients/options/known-templates.ts';
import { accept, type Found, found, tidied } from './accept.ts';
import type { Finding } from './findings.ts';
import type { Values } from './marks.ts';
import { DEFAULT_ZONE, zoneOf } from './old-times.ts';
import { fromJson } from './repair.ts';
import { type Fields, keyOf, keyWithin, type OldClient, type OldLine, textOf } from './stock.ts';

export const LISTS = ['events', 'new_events', 'galleries', 'hero_backgrounds', 'stories', 'payments'] as const;
export type List = (typeof LISTS)[number];
export const SIDES = ['bride', 'groom'] as const;

/** One row of a client's content in the other system. */
export interface OldRow {
  /** Its id there. */
  readonly key: string;
  /** Where it stands in the record. */
  readonly path: string;
  readonly values: Values;
}

export interface OldInvitation {
  readonly line: number;
  readonly key: string;
  readonly slug: string;
  readonly values: Values;
}

/** A client as the product's contracts take it, and everything of it that they do not. */
export interface ReadClient {
  readonly source: string;
  /** Of the content. */
  readonly line: number;
  readonly client: { readonly name: string; readonly version: z.infer<typeof InvitationVersion> };
  readonly texts: Values;
  readonly profiles: ReadonlyMap<(typeof SIDES)[number], OldRow>;
  readonly lists: ReadonlyMap<List, readonly OldRow[]>;
  readonly invitations: readonly OldInvitation[];
  readonly findings: readonly Finding[];
}

/** An object, or the JSON of one; undefined for a value that is neither. What says nothing is an empty one, as PHP's `[]` is. */
function objectIn(value: unknown): Fields | undefined {
  const said = fromText(value);
  if (Array.isArray(said) && said.length === 0) return {};
  return typeof said === 'object' && !Array.isArray(said) ? asFields(said) : undefined;
}

/** Where a text is JSON, what it says; null for what says nothing. */
function fromText(value: unknown): unknown {
  const said = tidied(value) ?? null;
  return typeof said === 'string' ? (fromJson(said) ?? said) : said;
}

const noObject = (path: string, value: unknown): Found =>
  found('REFUSED', { path, why: problem('not_an_object'), value });

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** What the other system's answers have beside what is stored: ids, which say which row is meant, and who asked. */
const NOT_STORED = ['id', 'content_id', 'client_id', 'bank_id', 'guest', 'status', 'status_code', 'message', 'images'];

const withoutIds = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_STORED.includes(name)));

export function readClient({ source, invitations, lines, findings }: OldClient, templates: KnownTemplates): ReadClient {
  const [first] = invitations;
  if (!first) throw new Error(`${source} has no invitation`);
  const all: Finding[] = [...findings];
  const note = ({ line, kind }: OldLine, ones: readonly Found[], prefix = '') =>
    void all.push(...ones.map(({ path, ...rest }) => ({ line, path: `${kind} ${prefix}${path}`, ...rest })));
  const { name, version, content: said, option: _option, slug: _slug, ...others } = withoutIds(first.fields);
  note(
    first,
    Object.keys(others).map((path) => found('UNKNOWN', { path, why: 'Unknown field' })),
  );
  const { content, problems } = readContent(objectIn(said) ?? {});
  if (objectIn(said) === undefined) note(first, [noObject('content', said)]);
  note(first, problems, 'content.');
  const named = accept(PersonName, name, { zone: DEFAULT_ZONE });
  note(
    first,
    named.found.map((one) => ({ ...one, path: 'name' })),
  );
  // settings under an id that another slug of the client has go by their slug
  const optionIds = new Map(
    invitations.toReversed().map(({ fields, slug }) => [keyOf(asFields(fields['option'])['id']), slug]),
  );
  return {
    source,
    line: first.line,
    client: { name: named.value ?? first.slug, version: versionOf(version) },
    ...content,
    invitations: invitations.map((one) => {
      const id = keyOf(asFields(one.fields['option'])['id']);
      const ofSlug = (kind: OldLine['kind']) =>
        lines.find((line) => line.kind === kind && (line.slug ?? first.slug) === one.slug);
      const option = withLock(one, ofSlug('lock'), ofSlug('slug'));
      const read = readOption({ ...option, slug: one.slug }, templates);
      note(one, read.found, 'option.');
      return {
        line: one.line,
        slug: one.slug,
        key: id !== undefined && optionIds.get(id) === one.slug ? id : one.slug,
        values: read.values,
      };
    }),
    findings: all,
  };
}

/** spec §3: V2 means per-event attendance, all others are older. */
const versionOf = (said: unknown): z.infer<typeof InvitationVersion> =>
  /^(?:v\s*)?2$/i.test(textOf(said) ?? '') ? 'V2' : 'V1';

const ROWS = {
  events: ContentInput.shape.events.unwrap().element,
  new_events: ContentInput.shape.new_events.unwrap().element,
  galleries: ContentInput.shape.galleries.unwrap().element,
  hero_backgrounds: ContentInput.shape.hero_backgrounds.unwrap().element,
  stories: ContentInput.shape.stories.unwrap().element,
  payments: ContentInput.shape.payments.unwrap().element,
} as const satisfies Record<List, z.ZodType>;
const Texts = ContentInput.omit({
  bride: true,
  groom: true,
  events: true,
  new_events: true,
  galleries: true,
  hero_backgrounds: true,
  stories: true,
  payments: true,
});
const ProfileRow = ContentInput.shape.bride.unwrap().unwrap();

function readContent(fields: Fields) {
  const problems: Found[] = [];
  const { bride, groom, events, new_events, galleries, hero_backgrounds, stories, payments, ...texts } =
    withoutIds(fields);
  const rowsOf = { events, new_events, galleries, hero_backgrounds, stories, payments };
  const zone = zoneIn(new_events) ?? zoneIn(events) ?? DEFAULT_ZONE;
  const take = (schema: z.ZodType, value: unknown, path: string, at = zone): Values => {
    const read = accept(schema, value, { zone: at });
    problems.push(...read.found.map((one) => ({ ...one, path: [path, one.path].filter(Boolean).join('.') })));
    return asFields(read.value);
  };
  const lists = new Map<List, OldRow[]>();
  for (const list of LISTS) {
    const max = limitAt(ContentInput, list);
    const value = fromText(rowsOf[list]);
    const said: readonly unknown[] = Array.isArray(value) ? value : [];
    const rows = said.map(objectIn);
    if (value !== null && !Array.isArray(value))
      problems.push(found('REFUSED', { path: list, why: problem('not_a_list'), value }));
    rows
      .slice(max)
      .forEach((_, index) =>
        problems.push(found('REFUSED', { path: `${list}.${max + index}`, why: `At most ${max} entries` })),
      );
    lists.set(
      list,
      rows.slice(0, max).flatMap((row, index): OldRow[] => {
        const path = `${list}.${index}`;
        if (!row) {
          problems.push(noObject(path, said[index]));
          return [];
        }
        const values = take(ROWS[list], withBankName(withoutIds(row)), path, zoneIn([row]) ?? zone);
        const key = keyOf(row['id']) ?? `#${index}`;
        const isTwice = rows.slice(0, index).some((other) => keyOf(other?.['id']) === key);
        return [{ key: isTwice ? keyWithin(key, index) : key, path, values }];
      }),
    );
  }
  const profiles = new Map(
    SIDES.flatMap((side) => {
      const value = { bride, groom }[side];
      const values = objectIn(value);
      if (values === undefined) problems.push(noObject(side, value));
      if (values === undefined || fromText(value) === null) return [];
      return [[side, { key: side, path: side, values: take(ProfileRow, withoutIds(values), side) }] as const];
    }),
  );
  const content = { texts: take(Texts, texts, ''), profiles, lists };
  problems.push(...dropUnsafeCss(content));
  return { content, problems };
}

/** Banks are shared by all invitations here: of the other system's bank its name is taken. */
function withBankName({ default_bank: bank, ...row }: Fields): Fields {
  const name = tidied(asFields(bank)['bank_name']);
  return { ...row, ...(typeof name === 'string' && { default_bank: { bank_name: name } }) };
}

function zoneIn(rows: unknown): string | undefined {
  const said = Array.isArray(rows)
    ? rows.map((row) => tidied(asFields(row)['timezone'])).find((zone) => zone != null)
    : undefined;
  if (typeof said !== 'string') return undefined;
  const zone = zoneOf(said) ?? said;
  return accept(ROWS.events.shape.timezone, zone, { zone: DEFAULT_ZONE }).value;
}

/** Takes out declarations that could not be served, each by itself. */
function dropUnsafeCss({ texts, profiles, lists }: Pick<ReadClient, 'texts' | 'profiles' | 'lists'>): Found[] {
  const whole: object = {
    ...texts,
    ...Object.fromEntries([...profiles].map(([side, row]) => [side, row.values])),
    galleries: lists.get('galleries')?.map((row) => row.values),
    hero_backgrounds: lists.get('hero_backgrounds')?.map((row) => row.values),
  };
  return contentCssProblems(whole, '').map((wrong) => {
    const path = wrong.path.slice(1);
    const steps = path.split('.');
    const field = steps.pop() ?? '';
    const row = steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), whole);
    const owner = steps.length === 0 ? texts : row;
    const value: unknown = Reflect.get(Object(owner), field);
    Reflect.deleteProperty(Object(owner), field);
    return found('REFUSED', { path, why: wrong, value });
  });
}

/** Older locks show no access code: without one here, the import makes one. */
function withLock({ fields }: OldLine, lock: OldLine | undefined, slug: OldLine | undefined): Fields {
  const option = withoutIds(asFields(fields['option']));
  const { title, description, image_url, status } = lock?.fields ?? {};
  const isLocked = lock && !/^(?:unlocked|0|false|)$/i.test(textOf(status) ?? 'LOCKED');
  return {
    ...option,
    ...(tidied(option['template']) == null && slug && { template: slug.fields['template_name'] }),
    ...(isLocked && { lock: { title, description, image_url, ...asFields(option['lock']) } }),
  };
}

/** Stands for a code that is made when it is written. */
export const NEW_CODE = 'the access code is not in the file: a new one is in the editor';

const OldOption = OptionInput.extend({ slug: NewOption.shape.slug, template: z.string() });

/** The settings under the names that are written; a lock's under `lock.title` and so on, each for itself. */
function readOption(said: Fields, templates: KnownTemplates): { values: Values; found: Found[] } {
  const { font_version: _font, ...fields } = said;
  const count = tidied(fields['default_guest_total']);
  const read = accept(
    OldOption,
    { ...fields, template: fields['template'] ?? '?', ...(Number(count) === 0 && { default_guest_total: null }) },
    { zone: DEFAULT_ZONE },
  );
  const all: Found[] = [...read.found];
  if (!read.value) return { values: {}, found: all };
  const { settings, contradictions } = writtenSpelling(read.value);
  for (const path of contradictions)
    all.push(
      found('REFUSED', {
        path,
        why: 'Says something else than the same setting under its other name',
        value: fields[path],
      }),
    );
  const { lock, custom_css, template, custom_config, ...plain } = settings;
  const id = canonicalTemplateId(template);
  if (!templates.has(id))
    all.push(
      found('REFUSED', {
        path: 'template',
        why: 'is no template that is known here: the plain one stands in for it',
        value: said['template'] ?? '',
      }),
    );
  const worn = templates.has(id) ? id : 'CUSTOM';
  const css = cssProblems(readSheet, { path: 'custom_css', css: custom_css });
  all.push(...css.map((why) => found('REFUSED', { path: 'custom_css', why, value: custom_css })));
  const own = ownSettingsProblems(templates, worn, { sent: { custom_config }, at: '' });
  all.push(...own.map((why) => found('REFUSED', { path: why.path.slice(1), why })));
  if (lock && lock.code == null) all.push(found('REFUSED', { path: 'lock.code', why: NEW_CODE }));
  const { settings: _settings, ...config } = custom_config ?? {};
  return {
    values: {
      ...plain,
      template: worn,
      ...(css.length === 0 && custom_css !== undefined && { custom_css }),
      ...(custom_config !== undefined && { custom_config: custom_config && own.length > 0 ? config : custom_config }),
      ...Object.fromEntries(Object.entries(lock ?? {}).map(([field, value]) => [`lock.${field}`, value])),
      ...(lock && { 'lock.code': lock.code ?? NEW_CODE }),
    },
    found: all,
  };
}
