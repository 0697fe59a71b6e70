import { useIsBirthday, useTexts, useYears } from '@janur/kit';

/** How old the host of a birthday turns: '7', 'years', and the line under the name; null where nobody said it. */
export function useAge(): { years: string; word: string; line: string } | null {
  const isBirthday = useIsBirthday();
  const years = useYears();
  const { t } = useTexts();
  if (!isBirthday || !years) return null;
  const count = Number(years);
  return { years, word: t('hero.age', { count }), line: t('opening.age', { count }) };
}
