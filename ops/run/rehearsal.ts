import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@janur/api/config';
import { insertRehearsal, isRehearsalPlayed } from '@janur/api/rehearsals';
import type { Database } from '@janur/api/database';
import { findRealEvent } from '../rehearsal/real-event.ts';
import { rehearse } from '../rehearsal/rehearse.ts';
import { textOf } from '../rehearsal/report-text.ts';
import { createTerminal } from '../rehearsal/terminal.ts';
import { TROUBLES, type TroubleName } from '../rehearsal/trouble.ts';
import { callerFile } from './caller-file.ts';
import { joinDatabase } from './platform.ts';
import { fail } from './step.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    event: { type: 'string' },
    gates: { type: 'string', default: '3' },
    hours: { type: 'string', default: '3' },
    speed: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    pace: { type: 'string', default: '1' },
    trouble: { type: 'string', default: 'usual' },
    'ushers-practise': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

try {
  await main();
} catch (error) {
  fail(error);
}

/** `npm run rehearsal -- SLUG`: a lifelike evening on a copy of the event, beside the running product. */
async function main() {
  const [slug] = positionals;
  if (!slug) throw new Error('Say what is rehearsed: npm run rehearsal -- SLUG.');
  const { trouble } = values;
  if (!isTrouble(trouble)) throw new Error(`--trouble is ${Object.keys(TROUBLES).join(', ')}.`);
  const plan = {
    gates: within('gates', { least: 1, most: 20 }),
    hours: within('hours', { least: 0.1, most: 12 }),
    speed: within('speed', { least: 1, most: 1000 }),
    trouble,
    people_practise: values['ushers-practise'],
  };
  const pace = within('pace', { least: 0.1, most: 10 });
  const eventId = values.event === undefined ? undefined : within('event', { least: 1, most: Number.MAX_SAFE_INTEGER });
  const config = readConfig();
  await refuseNobody(config);
  const database = await joinDatabase(config);
  const { db } = database;
  try {
    const real = await findRealEvent(db, { slug, eventId });
    const id = await beginRow(db, { clientId: real.clientId, eventId: real.eventId, plan });
    const terminal = createTerminal({ evening: plan.hours * 60, speed: plan.speed });
    const screen = `${config.staffOrigin ?? `http://localhost:${config.staffPort}`}/dashboard/reconciliation/rehearsal?event=${real.eventId}`;
    console.log(`\nAn organiser sees it${plan.people_practise ? ', with the door for your people,' : ''} at ${screen}`);
    const report = await rehearse(db, {
      id,
      config,
      real,
      plan,
      pace,
      seed: values.seed,
      isKept: values.keep,
      terminal,
    });
    const text = textOf(report, { title: real.title, slug, gates: plan.gates });
    const file = values.report === undefined ? ownFile(config, slug) : callerFile(values.report);
    writeFileSync(file, text, { mode: 0o600 });
    console.log(`\n${text}\nAlso in ${file}`);
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function beginRow(db: Database, row: Omit<Parameters<typeof insertRehearsal>[1], 'accountId'>): Promise<number> {
  return db.transaction(async (trx) => {
    if (await isRehearsalPlayed(trx))
      throw new Error('Another rehearsal is being played: wait for its end, or stop it.');
    return insertRehearsal(trx, { ...row, accountId: null });
  });
}

function isTrouble(name: string): name is TroubleName {
  return name in TROUBLES;
}

function within(
  name: 'event' | 'gates' | 'hours' | 'speed' | 'pace',
  { least, most }: { least: number; most: number },
): number {
  const value = Number(values[name]);
  const isWhole = name === 'event' || name === 'gates';
  if (!(value >= least && value <= most) || (isWhole && !Number.isInteger(value)))
    throw new Error(`--${name} is a${isWhole ? ' whole' : ''} number from ${least} to ${most}.`);
  return value;
}

function ownFile({ dataDir }: Config, slug: string): string {
  const folder = join(dataDir, 'rehearsals');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${slug}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.txt`);
}

/** The devices of a rehearsal talk to the product itself. */
async function refuseNobody({ staffPort }: Config): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${staffPort}/api/health/ready`).catch(() => undefined);
  if (!answer?.ok)
    throw new Error(`Nothing answers at port ${staffPort}. Start Janur first (npm start, or npm run serve).`);
}
