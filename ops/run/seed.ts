import { readConfig } from '@janur/api/config';
import { seedDemo, seedGuests } from '@janur/api/seed';
import { parseArgs } from 'node:util';
import { joinDatabase } from './platform.ts';
import { fail, step } from './step.ts';

const { values } = parseArgs({ options: { guests: { type: 'string' } } });

try {
  await seed();
} catch (error) {
  fail(error);
}

/** `npm run seed`: the demo data; `-- --guests 1000000` adds that many guests for benchmarks. */
async function seed() {
  const guests = values.guests === undefined ? 0 : Number(values.guests);
  if (!Number.isInteger(guests) || guests < 0) throw new Error('--guests must be a whole number');
  const config = readConfig();
  if (config.production) throw new Error('The demo data is not for production: its passwords are public.');
  const database = await joinDatabase(config);
  const { db } = database;
  try {
    await step('Demo data', () => seedDemo(db));
    if (guests > 0) await step(`${guests} guests`, () => seedGuests(db, guests));
  } finally {
    await database.close();
  }
}
