import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { createTickets } from '@janur/api/tickets';
import { randomOf } from '../faults/random.ts';
import { findCopy, makeCopy, removeCopy, type Copy } from './copy.ts';
import { playEvening } from './evening.ts';
import { openPractice } from './practice.ts';
import { findRealEvent, readList } from './real-event.ts';
import { reportOf } from './report.ts';
import { type TroubleName, TROUBLES } from './trouble.ts';
import { fingerprint } from './untouched.ts';
import { castVisitors } from './visitors.ts';

export interface Rehearsal {
  readonly config: Pick<Config, 'staffPort' | 'staffOrigin' | 'ticketKeys'>;
  readonly slug: string;
  readonly eventId?: number | undefined;
  readonly gates: number;
  /** Minutes. */
  readonly evening: number;
  readonly speed: number;
  readonly pace: number;
  readonly seed: string;
  readonly trouble: TroubleName;
  /** The last gate is left to people. */
  readonly hasPractice: boolean;
  readonly isKept: boolean;
}

/** Longest that a party is shown to people, in ms. */
const SHOWN_MS = 120_000;

/** One rehearsal from the copy to its end; `isGood` says that everything was delivered once and the numbers add up. */
export async function rehearse(db: Database, rehearsal: Rehearsal): Promise<{ text: string; isGood: boolean }> {
  const { config, slug, gates, evening, speed, pace, seed, hasPractice, isKept } = rehearsal;
  const real = await findRealEvent(db, { slug, eventId: rehearsal.eventId });
  const list = await readList(db, real);
  const visitors = castVisitors(list, { random: randomOf(`visitors ${seed}`), evening, pace });
  const before = await fingerprint(db, real.clientId);
  const former = await findCopy(db, slug);
  if (former !== undefined) await removeCopy(db, former);
  const copy = await makeCopy(db, { real, gates });
  const leaving = () => void removeCopy(db, copy.clientId).finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, leaving);
  const practice = hasPractice ? await openPractice(db, { copy, waitsMs: SHOWN_MS }) : undefined;
  try {
    console.log(
      `\n${visitors.length} parties are on their way to /${copy.slug}: ${evening} minutes in ${(evening / speed).toFixed(1)}.`,
    );
    if (practice) console.log(doorOf(copy, rehearsal), `\n  the next guest    ${practice.address}\n`);
    const tickets = createTickets(config.ticketKeys);
    const port = config.staffPort;
    const trouble = TROUBLES[rehearsal.trouble];
    const say = (line: string) => console.log(line);
    const played = await playEvening(db, {
      copy,
      port,
      visitors,
      tickets,
      seed,
      evening,
      speed,
      trouble,
      practice,
      say,
    });
    const isUntouched = (await fingerprint(db, real.clientId)) === before;
    const text = reportOf(played, {
      title: real.title,
      slug,
      gates: hasPractice ? gates - 1 : gates,
      invited: list.length,
      isUntouched,
    });
    return { text, isGood: played.aftermath.faults.length === 0 };
  } finally {
    for (const signal of SIGNALS) process.off(signal, leaving);
    await practice?.close();
    if (!isKept) await removeCopy(db, copy.clientId);
    else console.log(doorOf(copy, rehearsal));
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How people get in with their own phones: the last gate's account and its login card. */
function doorOf({ ushers }: Copy, { config: { staffOrigin, staffPort } }: Rehearsal): string {
  const usher = ushers.at(-1);
  const origin = staffOrigin ?? `http://localhost:${staffPort}`;
  const card = new URLSearchParams([
    ['u', usher?.username ?? ''],
    ['k', usher?.card ?? ''],
  ]);
  return [
    `\n  the door          ${origin}/guest-book`,
    `  account           ${usher?.username} / ${usher?.password}`,
    `  or its card       ${origin}/dashboard/scan-login#${card.toString()}`,
  ].join('\n');
}
