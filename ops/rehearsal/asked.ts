import { randomBytes } from 'node:crypto';
import { readConfig } from '@janur/api/config';
import { RehearsalPlan } from '@janur/contracts';
import { joinDatabase } from '../run/platform.ts';
import { findRealEvent } from './real-event.ts';
import { rehearse } from './rehearse.ts';

/* `node ops/rehearsal/asked.ts ID`: plays the rehearsal of that row, which an organiser asked for, and writes into it. */

const config = readConfig();
const database = await joinDatabase(config);
const { db } = database;
const id = Number(process.argv[2]);
const row = await db('rehearsals').where({ id }).first();
if (!row) throw new Error(`there is no rehearsal ${process.argv[2]}`);
try {
  const option = await db('options').where({ client_id: row.client_id }).orderBy('id').first('slug');
  await rehearse(db, {
    id,
    config,
    real: await findRealEvent(db, { slug: option?.slug ?? '', eventId: row.event_id }),
    plan: RehearsalPlan.parse(row.plan),
    pace: 1,
    seed: randomBytes(4).toString('hex'), // another evening each time
    isKept: false,
  });
} finally {
  await database.close();
}
