import type { Api } from '@janur/data';
import { refusalOf } from '../testing/fake-server.ts';
import type { OperationRecord } from '../records.ts';
import { type Answered, upload } from './upload.ts';

type Batch = readonly { readonly op_id: string; readonly guest_code: string }[];

/** A queue of one operation a guest name, and a server that answers a batch unless `refuse` throws. */
function aQueue(guests: readonly string[], refuse: (batch: Batch, request: number) => void) {
  let queue = guests.map((guest, index) => ({
    place: index + 1,
    operation: operationOf(guest, index + 1),
    code: guest,
  }));
  const sent: string[][] = [];
  const answer = async (_: unknown, { body }: { body: { operations: Batch } }) => {
    const batch = body.operations;
    sent.push(batch.map(({ op_id }) => op_id));
    refuse(batch, sent.length);
    return { data: batch.map(({ op_id }) => ({ op_id, verdict: 'APPLIED', guest: null })) };
  };
  return {
    sent,
    left: () => queue.map(({ operation }) => operation.op_id),
    send: () =>
      upload({
        api: answer as unknown as Api, // of the server only this call is used
        signal: new AbortController().signal,
        readQueue: async () => queue,
        isSendable: () => true,
        offset: () => 0,
        async keep(answered: readonly Answered[]) {
          const places = new Set(answered.map(({ place }) => place));
          queue = queue.filter(({ place }) => !places.has(place));
        },
      }),
  };
}

const operationOf = (guest: string, seq: number): OperationRecord => ({
  op_id: `op-${seq}`,
  device_id: 'device',
  seq,
  type: 'LEAVE',
  event_id: 7,
  guest,
  guest_name: null,
  people: 1,
  gift: false,
  souvenir: false,
  entrusted_gifts: [],
  table: null,
  phone_number: null,
  note: null,
  undone_op_id: null,
  gate: null,
  usher: null,
  occurred_at: 0,
  clock_offset: 0,
});

const parties = (count: number) => Array.from({ length: count }, (_, index) => `GUEST${index}`);

test('one page of somebody else in place of an answer does not send the rest of the queue one by one', async () => {
  const queue = aQueue(parties(100), (_, request) => {
    if (request === 1) throw refusalOf(404, 'NOT_FOUND');
  });
  await queue.send();
  expect(queue.left()).toEqual([]);
  expect(queue.sent.length).toBeLessThanOrEqual(5);
});

test('what the server cannot read is found among many, and only its own guest waits behind it', async () => {
  const guests = parties(60);
  const queue = aQueue([...guests, 'GUEST17', 'GUEST18'], (batch) => {
    if (batch.some(({ op_id }) => op_id === 'op-18')) throw refusalOf(400, 'MALFORMED_BODY');
  });
  await queue.send();
  expect(queue.left()).toEqual(['op-18', 'op-61']);
  expect(queue.sent.flat()).not.toContain('op-61');
});

test('a server that answers nothing of ours ends the sending once everything was tried alone', async () => {
  const queue = aQueue(parties(8), () => {
    throw refusalOf(403, 'FORBIDDEN');
  });
  await queue.send();
  expect(queue.left()).toHaveLength(8);
  expect(queue.sent.length).toBeLessThan(20);
});

test('a password that wants to be changed first refuses no operation: the queue waits for it whole', async () => {
  const queue = aQueue(parties(60), () => {
    throw refusalOf(403, 'PASSWORD_CHANGE_REQUIRED');
  });
  await expect(queue.send()).rejects.toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
  expect(queue.left()).toHaveLength(60);
  expect(queue.sent).toHaveLength(1);
});
