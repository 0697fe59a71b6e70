import type { Knex } from 'knex';

/** Says that pages show these letters today. */
export async function keepLetters(db: Knex, { id, letters }: { id: string; letters: string }): Promise<void> {
  await db('letter_sets')
    .insert({ id, letters, shown_on: db.raw('CURRENT_DATE') })
    .onConflict('id')
    .merge(['shown_on']);
}

export async function findLetters(db: Knex, id: string): Promise<string | undefined> {
  const row = await db('letter_sets').where({ id }).first('letters');
  return row?.letters;
}

export async function findFont(db: Knex, id: string, face: string): Promise<Buffer | undefined> {
  const row = await db('letter_fonts').where({ set_id: id, face }).first('woff2');
  return row?.woff2;
}

/** Another machine may have cut it meanwhile. */
export async function keepFont(db: Knex, id: string, { face, woff2 }: { face: string; woff2: Buffer }): Promise<void> {
  await db('letter_fonts').insert({ set_id: id, face, woff2 }).onConflict(['set_id', 'face']).ignore();
}

/** Removes what no page has shown for so many days, fonts and all, and says how many sets. */
export const forgetLetters = async (db: Knex, days: number): Promise<number> =>
  db('letter_sets').whereRaw('shown_on < CURRENT_DATE - INTERVAL ? DAY', [days]).delete();
