import { guestCodeFrom } from './qr-content.ts';

test.each([
  ['SINTA001', 'SINTA001'],
  ['  sinta001\n', 'SINTA001'],
  ['7K3M9QX2TB', '7K3M9QX2TB'],
  ['abc-123', 'ABC-123'],
  ['https://janur.id/sinta-rama?to=Budi&code=SINTA001', 'SINTA001'],
  ['https://janur.id/sinta-rama?code=sinta001&to=Bapak%20Budi#events', 'SINTA001'],
  ['HTTP://LOCALHOST:8080/sinta-rama?code=PRIV0001', 'PRIV0001'],
  ['janur.id/sinta-rama?to=Budi&code=SINTA001', 'SINTA001'],
  ['/sinta-rama?code=SINTA001', 'SINTA001'],
  ['https://janur.id/sinta-rama?to=Budi', undefined],
  ['https://janur.id/sinta-rama', undefined],
  ['https://janur.id/sinta-rama?code=', undefined],
  ['https://janur.id/sinta-rama?code=%3Cscript%3E', undefined],
  ['WIFI:T:WPA;S:Hotel;P:12345678;;', undefined],
  ['00020101021126610014ID.CO.QRIS.WWW', undefined],
  ['BEGIN:VCARD', undefined],
  ['AB', undefined],
  ['A'.repeat(33), undefined],
  ['', undefined],
])('%j says %j', (content, code) => {
  expect(guestCodeFrom(content)).toBe(code);
});
