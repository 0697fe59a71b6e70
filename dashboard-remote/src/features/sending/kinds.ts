import { type listRsvpGuests, MOST_NAMED, type RequestOf, type RsvpRecord, THANKED } from '@janur/contracts';
import { MESSAGE_KINDS, type MessageKind } from '@janur/contracts/messages';
import { kindName } from '../../parts/messages/queue-address.ts';

type Body = NonNullable<RequestOf<typeof listRsvpGuests>['body']>;

/** How long a guest may be silent before a reminder. */
export const SILENT_DAYS = [3, 7, 14, 30] as const;
const USUAL_DAYS = 7;

/** Whom the queue goes through, as the address bar keeps it. */
export interface Queue {
  kind: MessageKind;
  group: string | undefined;
  slug: string | undefined;
  silentDays: number;
  thanked: (typeof THANKED)[number];
  /** The code of one guest who is written to now, whoever's turn it is. */
  guest: string | undefined;
  /** Codes of those who were ticked in the list; undefined for all. */
  codes: readonly string[] | undefined;
}

export function queueFromParams(params: URLSearchParams): Queue {
  const days = Number(params.get('days'));
  const codes = params.get('codes')?.split(',').filter(Boolean).slice(0, MOST_NAMED);
  return {
    kind: MESSAGE_KINDS.find((kind) => kindName(kind) === params.get('kind')) ?? 'INVITATION',
    group: params.get('group')?.slice(0, 100) || undefined,
    slug: params.get('slug') ?? undefined,
    silentDays: SILENT_DAYS.find((known) => known === days) ?? USUAL_DAYS,
    thanked: THANKED.find((who) => who.toLowerCase() === params.get('thanked')) ?? 'ANY',
    guest: params.get('guest') ?? undefined,
    codes: codes?.length ? codes : undefined,
  };
}

export function paramsFromQueue({ kind, group, slug, silentDays, thanked, guest, codes }: Queue): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== 'INVITATION') params.set('kind', kindName(kind));
  if (group) params.set('group', group);
  if (slug) params.set('slug', slug);
  if (kind === 'REMINDER' && silentDays !== USUAL_DAYS) params.set('days', String(silentDays));
  if (kind === 'THANKS' && thanked !== 'ANY') params.set('thanked', thanked.toLowerCase());
  if (guest) params.set('guest', guest);
  if (codes) params.set('codes', codes.join(','));
  return params;
}

/** Whose turn it is, as the server knows it. */
export const bodyOf = ({ kind, silentDays, thanked, codes, ...where }: Queue): Body => ({
  queue: { kind, silent_days: silentDays, thanked },
  ...within(where),
  ...(codes && { codes: [...codes] }),
});

/** Everybody who was invited and not written to. */
export const unsentOf = (queue: Queue): Body => ({
  message: { kind: 'INVITATION', is_sent: false },
  is_walk_in: false,
  limit: 1,
  ...within(queue),
});

const within = ({ group, slug }: Pick<Queue, 'group' | 'slug'>): Body => ({
  ...(group && { guest_group: group }),
  ...(slug && { slugs: [slug] }),
});

const SENT_AT = {
  INVITATION: 'invitation_sent_at',
  REMINDER: 'reminder_sent_at',
  NEW_EVENT: 'new_event_sent_at',
  DAY_BEFORE: 'day_before_sent_at',
  THANKS: 'thanks_sent_at',
} as const satisfies Record<MessageKind, keyof RsvpRecord>;

/** The kinds that there is anything to say of: of new events only where one was added after somebody had answered. */
export const shownKinds = (
  counts: readonly { kind: MessageKind; waiting: number; sent: number }[],
  current: MessageKind,
) =>
  MESSAGE_KINDS.filter(
    (kind) =>
      kind !== 'NEW_EVENT' ||
      kind === current ||
      counts.some((count) => count.kind === kind && count.waiting + count.sent > 0),
  );

export const sentAt = (guest: RsvpRecord, kind: MessageKind): string | null => guest[SENT_AT[kind]];
