import type { Bank, EditedContent } from '@janur/contracts';

export type PaymentRow = EditedContent['payments'][number];
export type PaymentKind = 'account' | 'other';

/** Where guests of our couples send money. The couple may write any other name. */
export const BANKS = [
  'BCA',
  'Bank Mandiri',
  'BNI',
  'BRI',
  'BSI',
  'BTN',
  'Bank Jago',
  'blu by BCA Digital',
  'CIMB Niaga',
  'Danamon',
  'Jenius',
  'Maybank',
  'OCBC',
  'Panin',
  'Permata',
  'SeaBank',
  'UOB',
  'DANA',
  'GoPay',
  'LinkAja',
  'OVO',
  'ShopeePay',
  'DBS',
  'PayPal',
  'Wise',
] as const;

/** What guests take it for (as the page does); undefined while it says nothing yet. */
export function kindOf({ account_number, qr_code_image_url, payment_url }: PaymentRow): PaymentKind | undefined {
  if (account_number || qr_code_image_url) return 'account';
  return payment_url ? 'other' : undefined;
}

/** A gift that has a name alone: what is called like a bank waits for its number, anything else is no account. */
export const isNamedGift = ({ bank, bank_id }: PaymentRow): boolean =>
  Boolean(bank) && bank_id === null && !BANKS.some((known) => isSameName(known, bank ?? ''));

export const bankNameOf = ({ bank, default_bank }: PaymentRow): string => bank ?? default_bank?.bank_name ?? '';

/** A name of our list is that bank, with its logo; another one is the couple's own word. */
export function withBankName(row: PaymentRow, name: string, banks: readonly Bank[]): PaymentRow {
  const bank = banks.find(({ bank_name }) => isSameName(bank_name, name));
  if (bank) return { ...row, bank: null, bank_id: bank.id, default_bank: bank };
  return { ...row, bank: name || null, bank_id: null, default_bank: null };
}

/** As the server compares them. */
const isSameName = (first: string, second: string): boolean =>
  first.localeCompare(second.trim(), 'en', { sensitivity: 'base' }) === 0;

/** Guests see it: there is something to send to or to open. */
export const saysSomething = ({ account_number, account_owner, qr_code_image_url, payment_url }: PaymentRow): boolean =>
  Boolean(account_number ?? account_owner ?? qr_code_image_url ?? payment_url);

export const EMPTY_PAYMENT: Omit<PaymentRow, 'id'> = {
  account_number: null,
  account_owner: null,
  bank: null,
  bank_id: null,
  custom_button_text: null,
  payment_url: null,
  qr_code_image_url: null,
  default_bank: null,
};
