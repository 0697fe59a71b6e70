import type { QueuedOperation } from '../../endpoints/guest-book-operations.ts';
import type { GuestOperation } from './state.ts';

type Keyless<T> = T extends unknown ? Omit<T, 'op_id'> : never;
/** A queued operation on one guest; a scan that changes nothing is none. */
export type QueuedGuestOperation = Keyless<Exclude<QueuedOperation, { type: 'SCAN' }>>;

type Gift = NonNullable<Extract<QueuedOperation, { type: 'GIFT' }>['entrusted_gifts']>[number];
/** What an operation does, without who did it and when. */
export interface OperationContent extends Pick<
  GuestOperation,
  'type' | 'people' | 'gift' | 'souvenir' | 'table' | 'undone_op_id' | 'settles'
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
    case 'SETTLE':
      return { ...nothing, type, settles: { as_one: queued.as_one ?? null, op_ids: queued.op_ids } };
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

type Header = 'op_id' | 'event_id' | 'device_id' | 'seq' | 'checked_in_at' | 'clock_offset' | 'gate' | 'note';
type Headless<T> = T extends unknown ? Omit<T, Header> : never;

/** Whom an operation is about. */
export interface OperationSubject {
  readonly guest_code: string;
  /** Of an ADHOC: who is added. */
  readonly guest_name: string | null;
  readonly phone_number: string | null;
}

/**
 * The other way round: what goes into the queue beside who did it and when. The same operation always gives the same words,
 * by which the server knows it again.
 */
export function queuedOf(
  operation: OperationContent,
  { guest_code, guest_name, phone_number }: OperationSubject,
): Headless<QueuedGuestOperation> {
  const { type, table, undone_op_id, settles } = operation;
  const people = operation.people ?? 1;
  const given = wordsOfGiven(operation);
  switch (type) {
    case 'CHECK_IN':
    case 'ADDITIONAL': {
      const mode = type === 'CHECK_IN' ? 'FIRST' : 'ADDITIONAL';
      return { guest_code, type: 'CHECK_IN', mode, total_guest_attending: people, ...given };
    }
    case 'ADHOC':
      return {
        type,
        name: guest_name ?? '',
        total_guests: people,
        ...(phone_number !== null && { phone_number }),
        ...(table !== null && { table }),
        ...given,
      };
    case 'GIFT':
      return { guest_code, type, ...given };
    case 'LEAVE':
    case 'COME_BACK':
      return { guest_code, type, people };
    case 'TABLE':
      return { guest_code, type, table };
    case 'SETTLE': {
      const isOne = settles?.as_one ?? null;
      return { guest_code, type, op_ids: [...(settles?.op_ids ?? [])], ...(isOne !== null && { as_one: isOne }) };
    }
    case 'UNDO':
      return undone_op_id === null ? { guest_code, type } : { type, undone_op_id };
  }
}

const wordsOfGiven = ({ gift, souvenir, entrusted_gifts: gifts }: OperationContent) => ({
  ...(gift && { gift: true as const }),
  ...(souvenir && { souvenir: true as const }),
  ...(gifts.length > 0 && {
    entrusted_gifts: gifts.map(({ giver_name, amount }) => ({
      giver_name,
      ...(amount !== null && amount !== undefined && { amount }),
    })),
  }),
});
