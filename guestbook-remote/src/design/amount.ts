/** Digits as a number pad gives them, without zeros before them; at most this many, as the server takes it. */
export const MAX_DIGITS = 12;

export function typed(digits: string, key: string): string {
  const next = (digits + key).replace(/^0+/, '');
  return next.length > MAX_DIGITS ? digits : next;
}

/** Grouped as the language writes it: 1.500.000 in Indonesian. No sign of a currency: envelopes hold several. */
export const grouped = (amount: number, language: string): string => new Intl.NumberFormat(language).format(amount);
