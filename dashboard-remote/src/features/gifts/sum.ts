/** In what people write sums in: "250 rb", "1,5 jt", "2 juta". Malay says ribu and juta too, English k. */
const UNITS: Readonly<Record<string, number>> = {
  rb: 1000,
  ribu: 1000,
  k: 1000,
  jt: 1_000_000,
  juta: 1_000_000,
};

const SUM = /^(?:rp\.?|idr|rm)?\s*(?<number>[\d.,]*\d)(?<cents>[.,]-)?\s*(?<unit>[a-z]+)?$/;
/** One mark between groups of three, whichever it is; what is behind the other one are cents, of which a gift has none. */
const GROUPED = /^(?<groups>\d{1,3}(?:(?<mark>[.,])\d{3})(?:\k<mark>\d{3})*|\d+)(?:(?!\k<mark>)[.,]0{1,2})?$/;

/**
 * A sum of money as it is typed, in whole units of the currency; null where nothing is. Undefined where nobody can be sure what was meant:
 * a thousandfold of somebody's gift must not come of a comma.
 */
export function sumOf(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const { number = '', unit } = SUM.exec(text)?.groups ?? {};
  if (unit !== undefined) {
    const times = UNITS[unit];
    const isPlain = /^\d{1,4}(?:[.,]\d{1,3})?$/.test(number);
    return times && isPlain ? Math.round(Number(number.replace(',', '.')) * times) : undefined;
  }
  const groups = GROUPED.exec(number)?.groups?.['groups'];
  const sum = groups === undefined ? Number.NaN : Number(groups.replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(sum) ? sum : undefined;
}
