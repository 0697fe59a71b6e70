import type { RehearsalPlan, RehearsalReport } from '@janur/contracts';
import type { Config } from '@janur/api/config';
import type { Database } from '@janur/api/database';
import { createTickets } from '@janur/api/tickets';
import { randomOf } from '../faults/random.ts';
import type { Audience } from './audience.ts';
import { findCopy, makeCopy, removeCopy } from './copy.ts';
import { playEvening } from './evening.ts';
import { type RealEvent, readList } from './real-event.ts';
import { reportOf } from './report.ts';
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
  readonly audience: Audience;
  /** What is still to be written when a signal ends it; the copy is gone by then. */
  readonly onSignal: () => Promise<void>;
}

/** One rehearsal from the copy to its end. */
export async function rehearse(db: Database, rehearsal: Rehearsal): Promise<RehearsalReport> {
  const { config, real, plan, pace, seed, isKept, audience } = rehearsal;
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
      .then(() => rehearsal.onSignal())
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
