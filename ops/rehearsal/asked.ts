import { randomBytes } from 'node:crypto';
import { readConfig } from '@janur/api/config';
import { RehearsalPlan } from '@janur/contracts';
import { joinDatabase } from '../run/platform.ts';
import { createBoard } from './board.ts';
import { findRealEvent } from './real-event.ts';
import { rehearse } from './rehearse.ts';

/* `node ops/rehearsal/asked.ts ID`: plays the rehearsal of that row, which an organiser asked for, and writes into it. */

const config = readConfig();
const database = await joinDatabase(config);
const { db } = database;
const id = Number(process.argv[2]);
const row = await db('rehearsals').where({ id }).first();
if (!row) throw new Error(`there is no rehearsal ${process.argv[2]}`);
const plan = RehearsalPlan.parse(row.plan);
const hasPractice = plan.people_practise;
const board = createBoard(db, { id, hasPractice, onStop: () => process.kill(process.pid, 'SIGTERM') });
try {
  const option = await db('options').where({ client_id: row.client_id }).orderBy('id').first('slug');
  const real = await findRealEvent(db, { slug: option?.slug ?? '', eventId: row.event_id });
  const seed = randomBytes(4).toString('hex'); // another evening each time
  const onSignal = () => board.end({ state: 'STOPPED' });
  const report = await rehearse(db, {
    config,
    real,
    plan,
    pace: 1,
    seed,
    isKept: false,
    audience: board,
    onSignal,
  });
  await board.end({ state: 'DONE', report });
} catch (error) {
  await board.end({ state: 'FAILED', problem: error instanceof Error ? error.message : String(error) });
  throw error;
} finally {
  await database.close();
}
