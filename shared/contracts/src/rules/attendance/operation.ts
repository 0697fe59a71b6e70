import type { QueuedOperation } from '../../endpoints/guest-book-operations.ts';
import type { GuestOperation } from './state.ts';

type Keyless<T> = T extends unknown ? Omit<T, 'op_id'> : never;
/** A queued operation on one guest; a scan that changes nothing is none. */
export type QueuedGuestOperation = Keyless<Exclude<QueuedOperation, { type: 'SCAN' }>>;

type Gift = NonNullable<Extract<QueuedOperation, { type: 'GIFT' }>['entrusted_gifts']>[number];
/** What an operation does, without who did it and when. */
export interface OperationContent extends Pick<
  GuestOperation,
  'type' | 'people' | 'gift' | 'souvenir' | 'table' | 'undone_op_id'
> {
  readonly entrusted_gifts: readonly Gift[];
}

/** What a queued operation says, by the names of the rule. */
export function contentOf(queued: QueuedGuestOperation): OperationContent {
  const { type } = queued;
  const nothing = {
    people: null,
    gift: false,
    souvenir: false,
    entrusted_gifts: [],
    table: null,
    undone_op_id: null,
  } as const;
  switch (type) {
    case 'CHECK_IN': {
      const kind = queued.mode === 'ADDITIONAL' ? 'ADDITIONAL' : type;
      return { ...nothing, ...givenIn(queued), type: kind, people: queued.total_guest_attending };
    }
    case 'ADHOC':
      return { ...nothing, ...givenIn(queued), type, people: queued.total_guests, table: queued.table || null };
    case 'GIFT':
      return { ...nothing, ...givenIn(queued), type };
    case 'LEAVE':
    case 'COME_BACK':
      return { ...nothing, type, people: queued.people };
    case 'TABLE':
      return { ...nothing, type, table: queued.table || null };
    case 'UNDO':
      return { ...nothing, type, undone_op_id: queued.undone_op_id ?? null };
  }
}

const givenIn = ({
  gift = false,
  souvenir = false,
  entrusted_gifts: gifts = [],
}: Pick<
  Extract<QueuedGuestOperation, { type: 'CHECK_IN' | 'ADHOC' | 'GIFT' }>,
  'gift' | 'souvenir' | 'entrusted_gifts'
>) => ({
  gift,
  souvenir,
  entrusted_gifts: gifts,
});
