import { addGuest, type BodyOf, type changeGuest, type GuestTag, limitAt } from '@janur/contracts';
import type { Host } from '../../parts/use-host.ts';
import { noteOf, withNote } from './shown-answer.ts';
import type { Guest } from './use-guest-list.ts';

/** The form as it is typed: texts. */
export interface GuestDraft {
  name: string;
  phone: string;
  email: string;
  total: string;
  group: string;
  tags: GuestTag[];
  note: string;
  slug: string;
  table: string;
  /** Ids of what a new guest is invited to. */
  events: string[];
}

export const draftOf = (guest: Guest | undefined, host: Host): GuestDraft => ({
  name: guest?.name ?? '',
  phone: guest?.phone_number ?? '',
  email: guest?.email ?? '',
  total: String(guest?.total_guests ?? 2),
  group: guest?.guest_group ?? '',
  tags: guest?.tags ?? [],
  note: guest ? noteOf(guest) : '',
  slug: guest?.slug ?? host.slugs[0]?.slug ?? '',
  table: '',
  events: host.events.map(({ id }) => String(id)),
});

export const MAX_TOTAL = limitAt(addGuest.body, 'total_guests');

export type DraftProblems = Partial<Record<'name' | 'total' | 'events', 'required' | 'whole' | 'one_event'>>;

/** What can be seen to be wrong before the server is asked; the rest it says itself. */
export function problemsOf(draft: GuestDraft, isNew: boolean, hasEvents: boolean): DraftProblems {
  const total = Number(draft.total);
  return {
    ...(draft.name.trim() === '' && { name: 'required' as const }),
    ...(!(Number.isInteger(total) && total >= 1 && total <= MAX_TOTAL) && { total: 'whole' as const }),
    ...(isNew && hasEvents && draft.events.length === 0 && { events: 'one_event' as const }),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

const common = (draft: GuestDraft) => ({
  name: draft.name.trim(),
  phone_number: orNull(draft.phone),
  email: orNull(draft.email),
  total_guests: Number(draft.total),
  guest_group: orNull(draft.group),
});

export const newGuestOf = (draft: GuestDraft): BodyOf<typeof addGuest> => ({
  ...common(draft),
  slug: draft.slug,
  details: withNote(null, draft.note.trim()),
  tags: draft.tags,
  table_number: orNull(draft.table),
  event_ids: draft.events.map(Number),
});

/** Only what was changed travels: what another host changed meanwhile stays. */
export function changesOf(draft: GuestDraft, guest: Guest): BodyOf<typeof changeGuest> {
  const wanted = common(draft);
  const changed = Object.entries(wanted).filter(
    // a household that is named is as many as its members
    ([name, value]) =>
      value !== guest[name as keyof typeof wanted] && !(name === 'total_guests' && guest.members.length > 0), // the names are those of the object
  );
  const note = draft.note.trim();
  return {
    ...Object.fromEntries(changed),
    ...(isSame(draft.tags, guest.tags) ? {} : { tags: draft.tags }),
    ...(note === noteOf(guest) ? {} : { details: withNote(guest.details, note) }),
  };
}

const isSame = (some: readonly GuestTag[], others: readonly GuestTag[]): boolean =>
  some.length === others.length && some.every((tag) => others.includes(tag));
