import type { VisitorMood, VisitorWay } from '@janur/contracts';
import type { Random } from '../faults/random.ts';

/** A party on the list, as the door knows it. */
export interface Listed {
  readonly code: string;
  readonly name: string;
  readonly invited: number;
  readonly confirmed: number;
  readonly status: 'PENDING' | 'CONFIRMED' | 'DECLINED';
  readonly isVip: boolean;
}

export interface Mood {
  readonly name: VisitorMood;
  readonly face: string;
  /** Minutes in line; after them the party walks past the desk. */
  readonly patience: number;
}

/** A party that comes to the door. Minutes count from when the doors open. */
export interface Visitor {
  /** Null of a late name: nobody wrote it on the list. */
  readonly code: string | null;
  readonly name: string;
  readonly people: number;
  readonly arrives: number;
  readonly way: VisitorWay;
  readonly mood: Mood;
  readonly isVip: boolean;
  /** Comes with a code that another party has used. */
  readonly isDouble: boolean;
  readonly gift: boolean;
  readonly souvenir: boolean;
  /** Giver of an envelope that it brings for somebody else. */
  readonly entrusted: string | null;
  /** Seconds that the people need, the device apart. */
  readonly handling: number;
}

const MOODS: readonly [Mood, ...Mood[]] = [
  { name: 'cheerful', face: '😄', patience: 15 },
  { name: 'calm', face: '🙂', patience: 20 },
  { name: 'tired', face: '😪', patience: 12 },
  { name: 'hurried', face: '😬', patience: 6 },
  { name: 'cross', face: '😠', patience: 5 },
];

/** Of parties, by their answer, those that come. */
const COMES = { CONFIRMED: 0.92, PENDING: 0.45, DECLINED: 0.04 };
const LATE_SHARE = 0.04;
const DOUBLES = 0.02;
/** No two share the last word, by which the list of a gate is searched. */
const LATE_NAMES =
  `Keluarga Sutrisno, Bu Endang, Mas Agung, Tante Lely, Pak Hendra, Bu Yuliana, Om Freddy, Mbak Wulan, Pak Sarjono,
  Keluarga Panggabean, Bu Ningsih, Mas Bayu, Tante Meilan, Pak Darmawan, Mbak Fitri, Keluarga Tanoto, Bu Hartini, Om Robert,
  Pak Suparman, Mbak Ayu, Mas Dimas, Bu Rosita, Keluarga Wibowo, Pak Zulkifli, Tante Grace, Bu Maryam, Mas Rizky,
  Pak Gunawan, Mbak Citra, Keluarga Nasution, Bu Sulastri, Om Hendrik, Pak Wayan, Mbak Laras, Bu Komariah, Mas Yoga`.split(
    /,\s+/,
  );

/** Seconds of greeting, counting heads and pointing the way, by how a party shows who it is; the device's own time comes on top. */
const HANDLING: Readonly<Record<VisitorWay, number>> = {
  ticket: 8,
  code: 14,
  unreadable: 22,
  forgotten: 20,
  late_name: 35,
};
const GIFT_SECONDS = 5;
const SOUVENIR_SECONDS = 4;
const ENTRUSTED_SECONDS = 10;

/**
 * When a party arrives: the sum of four waits of the same mean, so that few come at the opening, most a quarter of the evening
 * after it (of three hours: 15 minutes after a start at half past), and a long tail follows.
 */
export function arrivalMinute(random: Random, evening: number): number {
  for (;;) {
    const product = random.next() * random.next() * random.next() * random.next();
    const minute = (-evening / 12) * Math.log(product || Number.MIN_VALUE);
    if (minute < evening * 0.95) return minute;
  }
}

/** Everybody who comes, by time. The same seed casts the same evening; `pace` makes ushers slower (2) or quicker (0.5). */
export function castVisitors(
  list: readonly Listed[],
  { random, evening, pace }: { random: Random; evening: number; pace: number },
): Visitor[] {
  const invited = list.flatMap((guest) => {
    const own = random.fork(guest.code);
    return own.chance(COMES[guest.status]) ? [visitorOf(guest, { own, evening, pace })] : [];
  });
  const doubles = invited.flatMap((first) => {
    const own = random.fork(`double of ${first.code}`);
    const arrives = first.arrives + own.int(5, 40);
    if (!own.chance(DOUBLES) || arrives >= evening) return [];
    return [{ ...first, arrives, isDouble: true, isVip: false, entrusted: null, mood: own.pick(MOODS) }];
  });
  const late = Array.from({ length: Math.round(invited.length * LATE_SHARE) }, (_, index) => {
    const own = random.fork(`late ${index}`);
    const name = lateName(index);
    const guest = { code: '', name, invited: own.int(1, 3), confirmed: 0, status: 'PENDING' as const, isVip: false };
    const visitor = visitorOf(guest, { own, evening, pace, way: 'late_name' });
    return { ...visitor, code: null };
  });
  return [...invited, ...doubles, ...late].toSorted((one, other) => one.arrives - other.arrives);
}

function lateName(index: number): string {
  const name = LATE_NAMES[index % LATE_NAMES.length] ?? '';
  const round = Math.floor(index / LATE_NAMES.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

function visitorOf(
  { code, name, invited, confirmed, status, isVip }: Listed,
  { own, evening, pace, way = wayOf(own) }: { own: Random; evening: number; pace: number; way?: VisitorWay },
): Visitor {
  const expected = Math.max(1, status === 'CONFIRMED' ? confirmed : invited);
  const people = own.chance(0.05) ? expected + 1 : own.chance(0.15) ? Math.max(1, expected - 1) : expected;
  const [gift, souvenir] = [own.chance(0.8), own.chance(0.6)];
  const entrusted = own.chance(0.05) ? `Titipan ${name}`.slice(0, 100) : null;
  const extra = (gift ? GIFT_SECONDS : 0) + (souvenir ? SOUVENIR_SECONDS : 0) + (entrusted ? ENTRUSTED_SECONDS : 0);
  // from quick to slow, by the party and the usher
  const handling = pace * (HANDLING[way] + extra) * (0.6 + 0.8 * own.next());
  const arrives = arrivalMinute(own, evening);
  return {
    code,
    name,
    people,
    arrives,
    way,
    mood: own.pick(MOODS),
    isVip,
    isDouble: false,
    gift,
    souvenir,
    entrusted,
    handling,
  };
}

function wayOf(random: Random): VisitorWay {
  const drawn = random.next();
  if (drawn < 0.08) return 'forgotten';
  if (drawn < 0.13) return 'unreadable';
  return drawn < 0.25 ? 'code' : 'ticket';
}
