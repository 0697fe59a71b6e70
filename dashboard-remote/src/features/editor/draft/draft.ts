import type { ContentInput, EditedContent, EditedOption, OptionInput } from '@janur/contracts';
import type { Draft, DraftPatch } from '../panel.ts';
import { differences } from './differences.ts';
import { type Clash, threeWay } from './three-way.ts';
import { isRecord, isSame, type Value } from './values.ts';

export function patched(draft: Draft, { content, option, ...own }: DraftPatch): Draft {
  return {
    ...draft,
    ...own,
    content: content ? { ...draft.content, ...content } : draft.content,
    option: option ? { ...draft.option, ...option } : draft.option,
  };
}

export const isDirty = (base: Draft, draft: Draft): boolean => !isSame(saved(base), saved(draft));

/** Every place where the draft differs from what is saved; the first of a template's settings counts as one of them. */
export const changesOf = (base: Draft, draft: Draft) => differences(opened(base), opened(draft));

function opened(draft: Draft) {
  const { option, ...rest } = saved(draft);
  return { ...rest, option: { ...option, custom_config: option.custom_config ?? {} } };
}

/** What the server stores; the revision is its own. */
const saved = ({ option: { revision: _revision, ...option }, ...rest }: Draft) => ({ ...rest, option });

/** The body of the call that saves the client and its content; undefined when there is nothing to save of it. */
export function clientBody(base: Draft, { name, version, content }: Draft) {
  const changed = changedFields(base.content, content);
  if (name === base.name && version === base.version && Object.keys(changed).length === 0) return undefined;
  // the draft has the input's fields; rows without an id are new (see `withoutNewIds`)
  return { name, version, content: withoutNewIds(changed) as ContentInput };
}

/** The body of the call that saves the slug's settings; undefined when there is nothing to save of them. */
export function optionBody(base: Draft, { option }: Draft): OptionInput | undefined {
  const { revision: _revision, ...changed } = changedFields(base.option, option);
  return Object.keys(changed).length === 0 ? undefined : changed;
}

function changedFields<T extends EditedContent | EditedOption>(base: T, draft: T): Partial<T> {
  const changed = Object.entries(draft).filter(([key, value]) => !isSame(value, base[key as keyof T])); // its own key
  return Object.fromEntries(changed) as Partial<T>; // some entries of T
}

/** Rows that are not saved yet go without the ids that the editor gave them. */
function withoutNewIds(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutNewIds);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([key, inner]) => !(key === 'id' && Number(inner) < 0));
  return Object.fromEntries(fields.map(([key, inner]) => [key, withoutNewIds(inner)]));
}

/** The draft on top of what the server has now. Where both changed a value, mine stays and is named. */
export function rebased({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Draft>): {
  draft: Draft;
  clashes: Clash[];
} {
  const { value, clashes } = threeWay({ base: saved(base), mine: saved(mine), theirs: saved(theirs) });
  const merged = value as Draft; // a merge of drafts has their shape
  return { draft: { ...merged, option: { ...merged.option, revision: theirs.option.revision } }, clashes };
}

const LISTS = ['events', 'new_events', 'galleries', 'hero_backgrounds', 'stories', 'payments'] as const;

/** The draft with the ids that the server gave to its new rows: it answers with the rows in the order that it was sent. */
export function withGivenIds(draft: Draft, sent: Draft, stored: EditedContent): Draft {
  const given = new Map<number, number>();
  for (const list of LISTS) {
    const isWhole = sent.content[list].length === stored[list].length;
    if (isWhole) sent.content[list].forEach(({ id }, index) => given.set(id, stored[list][index]?.id ?? id));
  }
  for (const host of ['bride', 'groom'] as const) {
    const id = sent.content[host]?.id;
    if (id !== undefined && stored[host]) given.set(id, stored[host].id);
  }
  const renamed = <T extends { id: number }>(row: T): T => ({ ...row, id: given.get(row.id) ?? row.id });
  const { content } = draft;
  return {
    ...draft,
    content: {
      ...content,
      bride: content.bride && renamed(content.bride),
      groom: content.groom && renamed(content.groom),
      events: content.events.map(renamed),
      new_events: content.new_events.map(renamed),
      galleries: content.galleries.map(renamed),
      hero_backgrounds: content.hero_backgrounds.map(renamed),
      stories: content.stories.map(renamed),
      payments: content.payments.map(renamed),
    },
  };
}
