/** The hour as the event's own clock shows it: 19.42 in Indonesian, 19:42 in English. */
export function clockTime(at: Date | string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(locale(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));
}

export function dayOf(at: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(locale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(at));
}

/** British English: the day before the month and the 24-hour clock, as Indonesians write them. */
const locale = (language: string) => (language === 'en' ? 'en-GB' : language);
