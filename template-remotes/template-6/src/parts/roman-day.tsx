import { type DayView, useSettings } from '@janur/kit';
import { settings } from '../settings.ts';
import { romanDate } from './roman.ts';

/** The date as it is cut in stone; the one in words stands beside it for who listens. */
export function RomanDay({ day, className }: { day: DayView; className?: string }) {
  const { roman_date } = useSettings(settings);
  if (!roman_date) return null;
  return (
    <p className={className} aria-hidden="true" data-line="roman">
      {romanDate(day.numerals)}
    </p>
  );
}
