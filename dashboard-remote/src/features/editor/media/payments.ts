import type { EditedContent } from '@janur/contracts';

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

export const bankNameOf = ({ bank, default_bank }: PaymentRow): string => bank ?? default_bank?.bank_name ?? '';

/** Another name is no longer the bank of our list, whose drawing would be the wrong one. */
export function withBankName(row: PaymentRow, name: string): PaymentRow {
  if (row.default_bank && row.default_bank.bank_name === name) return { ...row, bank: null };
  return { ...row, bank: name || null, bank_id: null, default_bank: null };
}

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
