import type { OpeningDay } from '../opening/opening-view.ts';
import { useTexts } from '../texts.ts';
import { type DateFormat, dateNumerals, dateParts, formatDate } from '@janur/contracts/dates';
import { visibleEvents, zoneOf } from './visible-events.ts';
import { useInvitation } from './invitation.tsx';

export interface DayView {
  /** 'Sabtu, 8 Mei 2027' */
  full: string;
  weekday: string;
  day: string;
  month: string;
  /** '08 · 05 · 2027' */
  numerals: string;
  dateTime: string;
  /** The day in another of spec §9's formats: `day.format('ordinal')`. */
  format: (format: DateFormat) => string;
}

/** The formats that an opening has said. */
const SAID: Partial<Record<DateFormat, (day: OpeningDay) => string>> = {
  default: ({ short }) => short,
  ordinal: ({ ordinal }) => ordinal,
};

/** The day of the celebration: `wedding_date`, else the first event's; null when neither is known. */
export function useDay(): DayView | null {
  const { client, printed } = useInvitation();
  const { locale } = useTexts();
  const first = visibleEvents(client)[0];
  const instant = client.content.wedding_date ?? first?.start_datetime;
  if (!instant) return null;
  const moment = { instant, timeZone: zoneOf(client), locale };
  // the server has said it already in the page's own language: to make a date formatter is slow on a phone
  const said = printed?.locale === locale ? printed.opening.day : null;
  const { full, weekday, day, month, numerals } = said ?? { ...dateParts(moment), numerals: dateNumerals(moment) };
  return {
    full,
    weekday,
    day,
    month,
    numerals,
    dateTime: instant,
    format: (format) => (said && SAID[format]?.(said)) ?? formatDate(format, moment),
  };
}
