import { bodyOf, paramsFromQueue, queueFromParams, whatsappLink } from './kinds.ts';

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

test('WhatsApp opens at the guest with the message written', () => {
  expect(whatsappLink('+6281200001111', 'Halo & salam\n#1')).toBe(
    'https://wa.me/6281200001111?text=Halo%20%26%20salam%0A%231',
  );
  expect(whatsappLink(null, 'Halo')).toBe('https://wa.me/?text=Halo');
});
