import { testDatabase, type TestDatabase } from '../testing.ts';
import { checksumOf, rowsOf, shapeOf } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.clean());
afterAll(() => database.close());

test('a table of many pages is read whole, each row once and in its order', async () => {
  const { db } = database;
  const banks = Array.from({ length: 10_500 }, (_, index) => ({ bank_name: `Bank ${index}` }));
  await db.batchInsert('banks', banks, 1000);
  const shape = await shapeOf(db, 'banks');
  const ids: number[] = [];
  for await (const page of rowsOf(db, shape)) ids.push(...page.map(([id]) => Number(id)));
  expect(ids).toEqual(await db('banks').orderBy('id').pluck('id'));
  expect((await checksumOf(db, shape)).rows).toBe(banks.length);
});
