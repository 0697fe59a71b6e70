import { digitsOf, groupsOf, paymentView, saysSomething } from './payments.ts';

const empty = {
  id: 1,
  account_number: null,
  account_owner: null,
  bank: null,
  bank_id: null,
  custom_button_text: null,
  payment_url: null,
  qr_code_image_url: null,
  default_bank: null,
};
const bca = { id: 3, bank_name: 'BCA', bank_logo_url: '/files/banks/bca.svg' };

test('an account takes name and logo from the list of banks', () => {
  expect(paymentView({ ...empty, account_number: '123', default_bank: bca })).toMatchObject({
    kind: 'account',
    name: 'BCA',
    logoUrl: '/files/banks/bca.svg',
    number: '123',
  });
});

test('the couple’s own name of a bank goes first', () => {
  expect(paymentView({ ...empty, bank: 'BCA Syariah', default_bank: bca }).name).toBe('BCA Syariah');
});

test('a QR code alone is an account, an address alone another gift', () => {
  expect(paymentView({ ...empty, qr_code_image_url: '/files/qr.png' }).kind).toBe('account');
  expect(paymentView({ ...empty, payment_url: 'https://registry.example' }).kind).toBe('other');
});

test('the name of a bank alone says nothing', () => {
  expect(saysSomething(paymentView({ ...empty, bank: 'BCA' }))).toBe(false);
  expect(saysSomething(paymentView({ ...empty, account_number: '1' }))).toBe(true);
});

test.each([
  ['7310252877', ['7310', '2528', '77']],
  ['731-025-2877', ['7310', '2528', '77']],
  ['0812 0000 0001', ['0812', '0000', '0001']],
  ['+62 812 0000', ['+62 812 0000']],
  ['DE02 1203', ['DE02 1203']],
])('%s is read as %j', (number, groups) => {
  expect(groupsOf(number)).toEqual(groups);
});

test('what is copied has no gaps', () => {
  expect(digitsOf('731-025-2877')).toBe('7310252877');
  expect(digitsOf('janur@pay')).toBe('janur@pay');
});
