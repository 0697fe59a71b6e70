import { type ContentInput, type FieldProblem, problem, problemAt } from '@janur/contracts';
import type { ContentRows } from '../../invitations/queries.ts';
import { definedOf, type PartPlan, planPart, type Row, type SentRow } from './part-plan.ts';

export const PART_TABLES = ['profiles', 'events', 'galleries', 'hero_backgrounds', 'stories', 'payments'] as const;
export type PartTable = (typeof PART_TABLES)[number];

export interface ContentPlan {
  /** The columns of the content itself that were sent. */
  readonly content: Row;
  readonly parts: ReadonlyMap<PartTable, PartPlan>;
  readonly problems: FieldProblem[];
}

/** What has to be written so that the stored content becomes what was sent. `bankIds` has a bank for each payment. */
export function planContent(
  rows: ContentRows,
  sent: ContentInput,
  { at, bankIds }: { at: string; bankIds: readonly (number | null | undefined)[] },
): ContentPlan {
  const { id, bride, groom, events, new_events, galleries, hero_backgrounds, stories, payments, lines, ...texts } =
    sent;
  const contentId = rows.content.id;
  const parts = new Map<PartTable, PartPlan>();
  const problems: FieldProblem[] = [];
  const add = (table: PartTable, { plan, problems: found }: ReturnType<typeof planPart>) => {
    parts.set(table, plan);
    problems.push(...found);
  };
  const meansOther = (path: string, meant: number | undefined) => {
    if (meant !== undefined && meant !== contentId) problems.push(problemAt(path, problem('other_content')));
  };

  meansOther(`${at}.id`, id);
  add('profiles', planProfiles(rows, { bride, groom }, at));
  add('events', planEvents(rows, { events, new_events }, at));
  if (galleries)
    add('galleries', planPart({ stored: rows.galleries, sent: galleries.map(toSent(`${at}.galleries`, galleryRow)) }));
  if (hero_backgrounds)
    add(
      'hero_backgrounds',
      planPart({
        stored: rows.heroBackgrounds,
        sent: hero_backgrounds.map(toSent(`${at}.hero_backgrounds`, orderedRow)),
      }),
    );
  if (stories) {
    stories.forEach((story, index) => meansOther(`${at}.stories.${index}.content_id`, story.content_id));
    const storyRow = ({ content_id: _content, ...story }: (typeof stories)[number], index: number) =>
      orderedRow(story, index);
    add('stories', planPart({ stored: rows.stories, sent: stories.map(toSent(`${at}.stories`, storyRow)) }));
  }
  if (payments) {
    const stored = rows.payments.map(({ bank_name: _name, bank_logo_url: _logo, ...payment }) => payment);
    const paymentRow = ({ default_bank: _bank, ...payment }: (typeof payments)[number], position: number) => ({
      ...payment,
      bank_id: bankIds[position],
      position,
    });
    add('payments', planPart({ stored, sent: payments.map(toSent(`${at}.payments`, paymentRow)) }));
  }
  return {
    content: definedOf({ ...texts, lines: lines && JSON.stringify(lines), wedding_date: toDate(texts.wedding_date) }),
    parts,
    problems,
  };
}

const galleryRow = (
  { section, ...picture }: NonNullable<ContentInput['galleries']>[number],
  position: number,
): SentRow['values'] => ({
  ...picture,
  section: section ?? (picture.id == null ? 'SECTION_1' : undefined),
  position,
});

/** A new row without an order of its own stands where it was sent. */
const orderedRow = <T extends { id?: number | null | undefined; order?: number | undefined }>(
  row: T,
  index: number,
) => ({
  ...row,
  order: row.order ?? (row.id == null ? index : undefined),
});

function planProfiles(rows: ContentRows, sent: Pick<ContentInput, 'bride' | 'groom'>, at: string) {
  const touched = (['bride', 'groom'] as const).filter((side) => sent[side] !== undefined);
  const storedAt = (side: 'bride' | 'groom') => rows.profiles.find((row) => row.side === side.toUpperCase());
  return planPart({
    stored: rows.profiles,
    sent: touched.flatMap((side): SentRow[] => {
      const profile = sent[side];
      if (!profile) return [];
      const { id, ...values } = profile;
      // one bride, one groom: who stands there is meant, with an id or without
      return [{ path: `${at}.${side}`, id: id ?? storedAt(side)?.id, values: { ...values, side: side.toUpperCase() } }];
    }),
    removable: rows.profiles.filter((row) => touched.some((side) => side.toUpperCase() === row.side)),
  });
}

/** Both lists live in one table: a row may move from one to the other. */
function planEvents(rows: ContentRows, sent: Pick<ContentInput, 'events' | 'new_events'>, at: string) {
  const lists = (['events', 'new_events'] as const).filter((list) => sent[list]);
  const listOf = (collection: string) => (collection === 'new_events' ? 'new_events' : 'events');
  return planPart({
    stored: rows.events,
    sent: lists.flatMap((collection) =>
      (sent[collection] ?? []).map(
        toSent(`${at}.${collection}`, ({ check_in_config, start_datetime, end_datetime, ...event }, position) => ({
          ...event,
          ...check_in_config,
          start_datetime: toDate(start_datetime),
          end_datetime: toDate(end_datetime),
          collection,
          position,
        })),
      ),
    ),
    removable: rows.events.filter((row) => lists.includes(listOf(row.collection))),
  });
}

function toSent<T extends { id?: number | null | undefined }>(
  path: string,
  toValues: (item: T, index: number) => SentRow['values'],
): (item: T, index: number) => SentRow {
  return (item, index) => {
    const { id: _id, ...values } = toValues(item, index);
    return { path: `${path}.${index}`, id: item.id, values };
  };
}

const toDate = (instant: string | null | undefined): Date | null | undefined =>
  typeof instant === 'string' ? new Date(instant) : instant;
