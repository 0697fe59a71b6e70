import { bodyOf, paramsFromQueue, queueFromParams, shownKinds } from './kinds.ts';

test.each([
  '',
  'kind=reminder&group=Kantor&slug=sinta-rama&days=14',
  'kind=thanks&thanked=gift',
  'kind=day-before&guest=SINTA001',
  'kind=new-event',
  'kind=reminder&codes=SINTA001%2CSINTA002',
])('the address %j keeps the queue', (address) => {
  expect(paramsFromQueue(queueFromParams(new URLSearchParams(address))).toString()).toBe(address);
});

test('an address that names nobody means everybody', () => {
  expect(queueFromParams(new URLSearchParams('codes=,')).codes).toBeUndefined();
});

test('the server is asked whose turn it is', () => {
  expect(bodyOf(queueFromParams(new URLSearchParams('kind=reminder&group=Kantor&days=3')))).toEqual({
    queue: { kind: 'REMINDER', silent_days: 3, thanked: 'ANY' },
    guest_group: 'Kantor',
  });
});

test('new events are a kind of their own only where one was added after answers', () => {
  const counts = (waiting: number, sent: number) => [{ kind: 'NEW_EVENT' as const, waiting, sent }];
  expect(shownKinds([], 'INVITATION')).not.toContain('NEW_EVENT');
  expect(shownKinds(counts(0, 0), 'INVITATION')).not.toContain('NEW_EVENT');
  expect(shownKinds(counts(0, 0), 'NEW_EVENT')).toContain('NEW_EVENT');
  expect(shownKinds(counts(3, 0), 'INVITATION')).toContain('NEW_EVENT');
  expect(shownKinds(counts(0, 3), 'INVITATION')).toContain('NEW_EVENT');
});
