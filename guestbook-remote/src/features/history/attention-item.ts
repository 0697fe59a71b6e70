import type { RefusalReason } from '@janur/contracts';
import type { AttentionItem } from '../../event-store/event-store.ts';

/** Whom an item is about. */
export function nameIn(item: AttentionItem): string {
  switch (item.kind) {
    case 'refused':
      return item.operation.guest_name ?? item.operation.guest;
    case 'party':
    case 'souvenirs':
    case 'envelopes':
    case 'over_admitted':
      return item.guest.name;
  }
}

const WORDED: readonly RefusalReason[] = [
  'UNKNOWN_EVENT',
  'UNKNOWN_CODE',
  'WRONG_EVENT',
  'NOT_CHECKED_IN',
  'SOUVENIR_GIVEN',
  'UNKNOWN_OPERATION',
  'ALREADY_UNDONE',
  'NOT_UNDOABLE',
  'KEY_TAKEN',
  'INVALID',
  'FORGED',
  'EXPIRED',
  'NOT_OURS',
  'TICKET_NEEDED',
  'OLD_TICKET',
  'NOT_ALLOWED',
];

/** The key of what an item says in one line. */
export const lineFor = (item: AttentionItem): string =>
  item.kind === 'refused' ? wordsFor(item.reason) : `attention.${item.kind}`;

/** The key of a reason's words; a newer server may have reasons that this page does not know. */
export const wordsFor = (reason: RefusalReason): string => `reason.${WORDED.includes(reason) ? reason : 'OTHER'}`;
