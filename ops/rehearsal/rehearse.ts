import type { RehearsalPlan, RehearsalReport } from '@janur/contracts';
import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { createTickets } from '@janur/api/tickets';
import { randomOf } from '../faults/random.ts';
import type { Audience } from './audience.ts';
import { createBoard } from './board.ts';
import { findCopy, makeCopy, removeCopy } from './copy.ts';
import { playEvening } from './evening.ts';
import { type RealEvent, readList } from './real-event.ts';
import { reportOf } from './report.ts';
import { bothOf } from './terminal.ts';
import { TROUBLES } from './trouble.ts';
import { fingerprint } from './untouched.ts';
import { castVisitors } from './visitors.ts';

export interface Rehearsal {
  readonly config: Pick<Config, 'staffPort' | 'ticketKeys'>;
  readonly real: RealEvent;
  readonly plan: Readonly<RehearsalPlan>;
  readonly pace: number;
  readonly seed: string;
  readonly isKept: boolean;
  /** Who watches beside the row. */
  readonly terminal?: Audience | undefined;
}

/** Plays the rehearsal of a row, which says how it stands, and how it ended. */
export async function rehearse(
  db: Database,
  { id, terminal, ...rehearsal }: Rehearsal & { readonly id: number },
): Promise<RehearsalReport> {
  const hasPractice = rehearsal.plan.people_practise;
  const board = createBoard(db, { id, hasPractice, onStop: () => process.kill(process.pid, 'SIGTERM') });
  const audience = terminal ? bothOf(board, terminal) : board;
  try {
    const report = await play(db, rehearsal, { audience, onSignal: () => board.end({ state: 'STOPPED' }) });
    await board.end({ state: 'DONE', report });
    return report;
  } catch (error) {
    await board.end({ state: 'FAILED', problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

/** From the copy to its end. `onSignal`: what is still to be written when a signal ends it; the copy is gone by then. */
async function play(
  db: Database,
  { config, real, plan, pace, seed, isKept }: Omit<Rehearsal, 'terminal'>,
  { audience, onSignal }: { audience: Audience; onSignal: () => Promise<void> },
): Promise<RehearsalReport> {
  const { gates, speed, people_practise } = plan;
  const evening = plan.hours * 60;
  const list = await readList(db, real);
  const visitors = castVisitors(list, { random: randomOf(`visitors ${seed}`), evening, pace });
  const before = await fingerprint(db, real.clientId);
  const former = await findCopy(db, real.slug);
  if (former !== undefined) await removeCopy(db, former);
  const copy = await makeCopy(db, { real, gates: gates + (people_practise ? 1 : 0) });
  const leaving = () =>
    void removeCopy(db, copy.clientId)
      .then(onSignal)
      .finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, leaving);
  try {
    const practice = await audience.begin(copy, visitors);
    const played = await playEvening(db, {
      copy,
      port: config.staffPort,
      visitors,
      tickets: createTickets(config.ticketKeys),
      seed,
      evening,
      speed,
      trouble: TROUBLES[plan.trouble],
      practice,
      audience,
    });
    const isUntouched = (await fingerprint(db, real.clientId)) === before;
    return reportOf(played, { visitors, gates, invited: list.length, isUntouched });
  } finally {
    for (const signal of SIGNALS) process.off(signal, leaving);
    if (!isKept) await removeCopy(db, copy.clientId);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
