import type { RequestOf, sendOperations } from '@janur/contracts';
import type { EntrustedEnvelope } from '../event-store.ts';
import type { OperationRecord } from '../records.ts';

export type SerializedOperation = RequestOf<typeof sendOperations>['body']['operations'][number];

/**
 * An operation as the server reads it. The same operation always gives the same words but for `clock_offset`, which the
 * server leaves out when it compares.
 */
export function serializeOperation(
  operation: OperationRecord,
  code: string,
  offset: number | null,
): SerializedOperation {
  const common = {
    op_id: operation.op_id,
    event_id: operation.event_id,
    device_id: operation.device_id,
    seq: operation.seq,
    checked_in_at: new Date(operation.occurred_at).toISOString(),
    clock_offset: operation.clock_offset ?? offset ?? 0,
    ...(operation.gate !== null && { gate: operation.gate }),
    ...(operation.note !== null && { note: operation.note }),
  };
  const guest = { guest_code: code };
  const people = operation.people ?? 1;
  switch (operation.type) {
    case 'CHECK_IN':
    case 'ADDITIONAL':
      return {
        ...common,
        ...guest,
        type: 'CHECK_IN',
        mode: operation.type === 'CHECK_IN' ? 'FIRST' : 'ADDITIONAL',
        total_guest_attending: people,
        ...givenOf(operation),
      };
    case 'ADHOC':
      return {
        ...common,
        type: 'ADHOC',
        name: operation.guest_name ?? '',
        total_guests: people,
        ...(operation.phone_number !== null && { phone_number: operation.phone_number }),
        ...(operation.table !== null && { table: operation.table }),
        ...givenOf(operation),
      };
    case 'GIFT':
      return { ...common, ...guest, type: 'GIFT', ...givenOf(operation) };
    case 'LEAVE':
    case 'COME_BACK':
      return { ...common, ...guest, type: operation.type, people };
    case 'TABLE':
      return { ...common, ...guest, type: 'TABLE', table: operation.table };
    case 'UNDO':
      return operation.undone_op_id === null
        ? { ...common, ...guest, type: 'UNDO' }
        : { ...common, type: 'UNDO', undone_op_id: operation.undone_op_id };
  }
}

function givenOf({ gift, souvenir, entrusted_gifts: gifts }: OperationRecord) {
  return {
    ...(gift && { gift: true as const }),
    ...(souvenir && { souvenir: true as const }),
    ...(gifts.length > 0 && { entrusted_gifts: gifts.map(envelopeOf) }),
  };
}

const envelopeOf = ({ giver_name, amount }: EntrustedEnvelope) => ({
  giver_name,
  ...(amount !== null && amount !== undefined && { amount }),
});
