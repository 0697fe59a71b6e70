import { type Database, pipelineDatabase } from './connection.ts';
import { pipelinedTransaction } from './pipelined-transaction.ts';
import { scratchDatabase, type TestDatabase } from './testing.ts';

interface Box {
  id: number;
  name: string;
}

let database: TestDatabase;
let pipeline: Database;
beforeAll(async () => {
  database = await scratchDatabase();
  pipeline = pipelineDatabase(database.db);
  await database.db.raw('CREATE TABLE boxes (id INT PRIMARY KEY, name VARCHAR(200) NOT NULL) ENGINE=InnoDB');
});
beforeEach(async () => {
  await database.db('boxes').delete();
  await boxes().insert({ id: 1, name: 'one' });
});
afterAll(async () => {
  await pipeline.destroy();
  await database.close();
});

const boxes = () => pipeline<Box>('boxes');
const names = (): Promise<string[]> => database.db('boxes').orderBy('id').pluck('name');

test('what is decided on what was read is committed with it', async () => {
  const reads = [
    boxes().select<Box[]>('id', 'name').forUpdate(),
    boxes().select<Box[]>('id').where({ id: 9 }),
  ] as const;
  const found = await pipelinedTransaction(pipeline, reads, async ([held, none], send) => {
    const [again] = await send([boxes().select<Box[]>('name')]);
    return {
      writes: [boxes().insert({ id: 2, name: 'two' }), boxes().where({ id: 1 }).update({ name: 'first' })],
      result: { held, none, again },
    };
  });
  expect(found).toEqual({ held: [{ id: 1, name: 'one' }], none: [], again: [{ name: 'one' }] });
  expect(await names()).toEqual(['first', 'two']);
});

test('a write that fails takes back those before it, and the connection is free of it', async () => {
  const failing = pipelinedTransaction(pipeline, [], async () => ({
    writes: [boxes().insert({ id: 2, name: 'two' }), boxes().insert({ id: 1, name: 'again' })],
    result: undefined,
  }));
  await expect(failing).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
  expect(await names()).toEqual(['one']);
  await pipelinedTransaction(pipeline, [], async () => ({
    writes: [boxes().insert({ id: 3, name: 'three' })],
    result: undefined,
  }));
  expect(await names()).toEqual(['one', 'three']);
});

test('a value is never read as a statement', async () => {
  const name = "'; DELETE FROM boxes; -- ? \\";
  await pipelinedTransaction(pipeline, [], async () => ({
    writes: [boxes().insert({ id: 2, name })],
    result: undefined,
  }));
  expect(await names()).toEqual(['one', name]);
});

test('only its own connections take several statements at once', async () => {
  await expect(database.db.raw('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: 'ER_PARSE_ERROR' });
});

test('a deadlock runs the whole transaction again, so that both count', async () => {
  await boxes().insert({ id: 2, name: 'two' });
  let waiting = 2;
  let open = () => {};
  const bothHoldOne = new Promise<void>((resolve) => (open = resolve));
  const swap = (first: number, second: number) =>
    pipelinedTransaction(pipeline, [boxes().select('id').where({ id: first }).forUpdate()], async () => {
      if ((waiting -= 1) === 0) open();
      await bothHoldOne;
      return {
        writes: [
          boxes()
            .where({ id: second })
            .update({ name: `by ${first}` }),
        ],
        result: undefined,
      };
    });
  await Promise.all([swap(1, 2), swap(2, 1)]);
  expect(await names()).toEqual(['by 2', 'by 1']);
});
