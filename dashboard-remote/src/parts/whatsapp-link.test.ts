import { whatsappLink } from './whatsapp-link.ts';

test('WhatsApp opens at the guest with the message written', () => {
  expect(whatsappLink('+6281200001111', 'Halo & salam\n#1')).toBe(
    'https://wa.me/6281200001111?text=Halo%20%26%20salam%0A%231',
  );
  expect(whatsappLink(null, 'Halo')).toBe('https://wa.me/?text=Halo');
});
