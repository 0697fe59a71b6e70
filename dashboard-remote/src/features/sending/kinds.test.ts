import { bodyOf, paramsFromQueue, queueFromParams } from './kinds.ts';

test.each([
  '',
  'kind=reminder&group=Kantor&slug=sinta-rama&days=14',
  'kind=thanks&thanked=gift',
  'kind=day-before&guest=SINTA001',
])('the address %j keeps the queue', (address) => {
  expect(paramsFromQueue(queueFromParams(new URLSearchParams(address))).toString()).toBe(address);
});

test('the server is asked whose turn it is', () => {
  expect(bodyOf(queueFromParams(new URLSearchParams('kind=reminder&group=Kantor&days=3')))).toEqual({
    queue: { kind: 'REMINDER', silent_days: 3, thanked: 'ANY' },
    guest_group: 'Kantor',
  });
});
