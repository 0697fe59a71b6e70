import { bodyOf, paramsFromQueue, queueFromParams, whatsappLink } from './kinds.ts';

test.each(['', 'kind=reminder&group=Kantor&slug=sinta-rama', 'kind=thanks'])(
  'the address %j keeps the queue',
  (address) => {
    expect(paramsFromQueue(queueFromParams(new URLSearchParams(address))).toString()).toBe(address);
  },
);

test('a reminder goes to who has not answered, thanks to who came, and each to those it was not sent to', () => {
  const queue = { group: undefined, slug: undefined };
  expect(bodyOf({ ...queue, kind: 'INVITATION' }, false)).toEqual({ message: { kind: 'INVITATION', is_sent: false } });
  expect(bodyOf({ ...queue, kind: 'REMINDER', group: 'Kantor' }, false)).toEqual({
    status: 'PENDING',
    guest_group: 'Kantor',
    message: { kind: 'REMINDER', is_sent: false },
  });
  expect(bodyOf({ ...queue, kind: 'THANKS' }, undefined)).toEqual({ has_arrived: true });
});

test('WhatsApp opens at the guest with the message written', () => {
  expect(whatsappLink('+6281200001111', 'Halo & salam\n#1')).toBe(
    'https://wa.me/6281200001111?text=Halo%20%26%20salam%0A%231',
  );
  expect(whatsappLink(null, 'Halo')).toBe('https://wa.me/?text=Halo');
});
