import {
  bankNameOf,
  EMPTY_PAYMENT,
  isNamedGift,
  kindOf,
  type PaymentRow,
  saysSomething,
  withBankName,
} from './payments.ts';

const row = (over: Partial<PaymentRow> = {}): PaymentRow => ({ ...EMPTY_PAYMENT, id: 1, ...over });
const ours = row({ bank_id: 5, default_bank: { id: 5, bank_name: 'BCA', bank_logo_url: '/bca.svg' } });

test.each([
  [{}, undefined, false],
  [{ bank: 'BCA' }, undefined, false],
  [{ account_owner: 'Sinta' }, undefined, true],
  [{ account_number: '123' }, 'account', true],
  [{ qr_code_image_url: '/q.webp', payment_url: 'https://a' }, 'account', true],
  [{ payment_url: 'https://registry' }, 'other', true],
])('%j is of the kind %s, and seen by guests: %s', (over, kind, isSeen) => {
  expect([kindOf(row(over)), saysSomething(row(over))]).toEqual([kind, isSeen]);
});

test.each([
  [{ bank: 'Kirim kado' }, true],
  [{ bank: 'bca' }, false],
  [{ bank: null }, false],
  [{ bank: null, bank_id: 5 }, false],
])('%j alone is a gift, and not an account without a number: %s', (over, isGift) => {
  expect(isNamedGift(row(over))).toBe(isGift);
});

test('the couple’s own name goes before that of our list', () => {
  expect(bankNameOf(ours)).toBe('BCA');
  expect(bankNameOf({ ...ours, bank: 'Tahapan BCA' })).toBe('Tahapan BCA');
});

const BCA = { id: 5, bank_name: 'BCA', bank_logo_url: '/bca.svg' };

test('a name of our list is that bank with its logo, in whatever case it is typed; another name lets go of it', () => {
  expect(withBankName(ours, 'OVO', [BCA])).toMatchObject({ bank: 'OVO', bank_id: null, default_bank: null });
  expect(withBankName({ ...ours, bank: 'x' }, 'BCA', [BCA])).toEqual(ours);
  expect(withBankName(row({ bank: 'BC' }), 'bca ', [BCA])).toEqual(ours);
  expect(withBankName(row({ bank: 'OVO' }), '', [BCA])).toMatchObject({ bank: null });
});
