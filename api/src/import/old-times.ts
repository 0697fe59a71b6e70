/** Where an event is shown when the other system does not say it (spec §9). */
export const DEFAULT_ZONE = 'Asia/Jakarta';

/** As people of Indonesia say them. */
const ZONE_WORDS: ReadonlyMap<string, string> = new Map([
  ['WIB', 'Asia/Jakarta'],
  ['WITA', 'Asia/Makassar'],
  ['WIT', 'Asia/Jayapura'],
]);

export const zoneOf = (text: string): string | undefined => ZONE_WORDS.get(text.toUpperCase());

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(.+))?$/;
/** In Asia the day comes first. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]+(.+))?$/;
const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|WIB|WITA|WIT)?$/i;

/**
 * A date in one of the spellings of older data as an instant; undefined for what is none. A time without a zone is one of
 * `zone`; a number counts seconds or milliseconds since 1970.
 */
export function oldTime(said: string | number, zone: string): string | undefined {
  if (typeof said === 'number' || /^\d{9,13}$/.test(said)) return ofEpoch(Number(said));
  const [, year, month, day, clock = '00:00'] = YEAR_FIRST.exec(said) ?? dayFirst(said) ?? [];
  const [, hour, minute, second = '0', at = ''] = CLOCK.exec(clock) ?? [];
  if (!year || !month || !day || !hour || !minute) return undefined;
  const local = Date.UTC(...numbers(year, month, day, hour, minute, second));
  // 31 February is no day, and nobody is invited at 25 o'clock
  const isReal =
    new Date(local).toISOString().slice(0, 16) === `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
  return isReal ? iso(instantOf(local, { at, zone })) : undefined;
}

function dayFirst(said: string): string[] | undefined {
  const [whole, day = '', month = '', year = '', clock] = DAY_FIRST.exec(said) ?? [];
  return whole === undefined ? undefined : [whole, year, month, day, ...(clock ? [clock] : [])];
}

function ofEpoch(count: number): string | undefined {
  const ms = count > 99_999_999_999 ? count : count * 1000;
  return Number.isSafeInteger(ms) && ms > 0 && ms < 8.64e15 ? new Date(ms).toISOString() : undefined;
}

function instantOf(local: number, { at, zone }: { at: string; zone: string }): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(at) ?? [];
  if (sign) return local - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  if (at.toUpperCase() === 'Z') return local;
  const where = zoneOf(at) ?? zone;
  // once more, for a zone whose clock moves in between
  const near = local - offsetAt(local, where);
  return Number.isFinite(near) ? local - offsetAt(near, where) : near;
}

/** How far a zone's clock is ahead at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** Undefined for 9999-12-31 23:59:59, which older data has for "never": clocks of Asia are past what can be written. */
const iso = (instant: number): string | undefined =>
  Number.isFinite(instant) ? new Date(instant).toISOString() : undefined;
const two = (digits: string): string => digits.padStart(2, '0');

function numbers(
  year: string,
  month: string,
  day: string,
  hour: string,
  minute: string,
  second: string,
): [number, number, number, number, number, number] {
  return [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)];
}
