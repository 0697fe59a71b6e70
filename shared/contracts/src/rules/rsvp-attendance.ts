/** What says no (spec §5), without its apostrophes, however it is cased and spaced. */
const NEGATIVE: readonly string[] = ['cant attend', 'cant come', 'no', 'false'];

/**
 * Whether an answer about coming says no: `can't attend`, `can't come`, `no`, `false` or a list of nothing else, as an empty
 * one is. Hosts write these words themselves: any apostrophe, any case, `can't-come` and `CANT_COME` are the same.
 */
export function isNegativeAttendance(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isNegativeAttendance);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' && NEGATIVE.includes(plain(value));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ＇`´′]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
