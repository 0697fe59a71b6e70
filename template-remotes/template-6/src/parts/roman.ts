const NUMERALS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** 2027 as 'MMXXVII'. */
export function roman(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, sign] of NUMERALS) for (; rest >= worth; rest -= worth) text += sign;
  return text;
}

/** '18 · 09 · 2027' as 'XVIII · IX · MMXXVII', the day first in every language. */
export function romanDate(numerals: string): string {
  const numbers = numerals.split(/\D+/).map(Number);
  const isYearFirst = (numbers[0] ?? 0) > 31;
  return (isYearFirst ? numbers.toReversed() : numbers).map(roman).join(' · ');
}
