import type { Payment } from '@janur/contracts';

/** A way to give: an account to send to, or something else, such as a registry's page. */
export interface PaymentView {
  id: number;
  kind: 'account' | 'other';
  /** The bank, the wallet, or what the couple calls this gift. */
  name: string | null;
  logoUrl: string | null;
  number: string | null;
  /** Whose account it is; of something else, where it is sent to. */
  owner: string | null;
  qrCodeUrl: string | null;
  url: string | null;
  /** The couple's own words for the link. */
  buttonText: string | null;
}

/** The couple's own name of the bank goes before that of the list of banks. */
export function paymentView(payment: Payment): PaymentView {
  const { id, account_number, account_owner, bank, custom_button_text, payment_url, qr_code_image_url } = payment;
  return {
    id,
    kind: account_number || qr_code_image_url ? 'account' : 'other',
    name: bank || payment.default_bank?.bank_name || null,
    logoUrl: payment.default_bank?.bank_logo_url || null,
    number: account_number || null,
    owner: account_owner || null,
    qrCodeUrl: qr_code_image_url || null,
    url: payment_url || null,
    buttonText: custom_button_text || null,
  };
}

/** A name alone is no gift: there must be something to send to or to open. */
export const saysSomething = ({ number, qrCodeUrl, url, owner }: PaymentView): boolean =>
  Boolean(number ?? qrCodeUrl ?? url ?? owner);

/** Spaces, dots and dashes are for reading; banks want the digits. */
export const digitsOf = (number: string): string =>
  /^[\d\s.-]+$/.test(number) ? number.replaceAll(/\D/g, '') : number;

/** An account's number as it is read: in groups of four, however it was typed; what is no number stays as it is. */
export function groupsOf(number: string): string[] {
  const digits = digitsOf(number);
  return (/^\d+$/.test(digits) ? digits.match(/\d{1,4}/g) : null) ?? [number];
}
