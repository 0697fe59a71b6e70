export interface Week {
  /** The Monday, `2026-11-16`. */
  week: string;
  events: number;
}

export interface Season {
  /** The week with most events; undefined when there is none at all. */
  busiest: { index: number; week: string; events: number } | undefined;
  /** Where each month's name stands: the first week that begins in it. */
  months: { index: number; month: number }[];
  /** The gap that Ramadan leaves, when no event falls into it and there is room to name it. */
  quietRamadan: { from: number; to: number } | undefined;
}

/** What the strip above the list tells about a year of weeks. */
export function seasonOf(weeks: readonly Week[]): Season {
  const most = Math.max(0, ...weeks.map(({ events }) => events));
  const index = weeks.findIndex(({ events }) => events === most);
  const busiest = weeks[index];
  return {
    busiest: busiest && most > 0 ? { index, ...busiest } : undefined,
    months: weeks.flatMap(({ week }, at) => {
      const month = monthOf(week);
      const before = weeks[at - 1];
      return before && monthOf(before.week) === month ? [] : [{ index: at, month }];
    }),
    quietRamadan: quietRamadan(weeks),
  };
}

function quietRamadan(weeks: readonly Week[]): Season['quietRamadan'] {
  const inside = weeks.flatMap(({ week }, index) => (isRamadan(week) ? [index] : []));
  let from = inside[0];
  let to = inside.at(-1);
  if (from === undefined || to === undefined) return undefined;
  if (weeks.slice(from, to + 1).some(({ events }) => events > 0)) return undefined;
  while (weeks[from - 1]?.events === 0) from -= 1;
  while (weeks[to + 1]?.events === 0) to += 1;
  return to - from + 1 >= WEEKS_A_NAME_NEEDS ? { from, to } : undefined;
}

/** Fewer bars than these are narrower than the word. */
const WEEKS_A_NAME_NEEDS = 5;

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' });

/** Whether the week's middle falls into Ramadan. */
function isRamadan(monday: string): boolean {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000);
  return hijri.format(thursday).startsWith('9');
}

function monthOf(day: string): number {
  return new Date(day).getUTCMonth();
}
