import { inTransaction, isRetriable } from './transaction.ts';
import { scratchDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await scratchDatabase();
  await database.db.raw('CREATE TABLE boxes (id INT PRIMARY KEY, n INT NOT NULL) ENGINE=InnoDB');
});
beforeEach(async () => {
  await database.db('boxes').delete();
  await database.db('boxes').insert([
    { id: 1, n: 0 },
    { id: 2, n: 0 },
  ]);
});
afterAll(() => database.close());

const contents = (): Promise<number[]> => database.db('boxes').orderBy('id').pluck('n');

test('a deadlock runs the whole transaction again, so that both count once', async () => {
  const { db } = database;
  let tries = 0;
  const bothHoldOne = barrier(2);
  const addTo = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      tries += 1;
      await trx('boxes').where({ id: first }).increment('n', 1);
      await bothHoldOne();
      await trx('boxes').where({ id: second }).increment('n', 1);
      return first;
    });
  expect(await Promise.all([addTo(1, 2), addTo(2, 1)])).toEqual([1, 2]);
  expect(await contents()).toEqual([2, 2]);
  expect(tries).toBe(3);
});

test('a connection that is lost half-way leaves one effect', async () => {
  const { db } = database;
  let tries = 0;
  await inTransaction(db, async (trx) => {
    tries += 1;
    await trx('boxes').where({ id: 1 }).increment('n', 1);
    if (tries > 1) return;
    const [rows] = await trx.raw('SELECT CONNECTION_ID() AS id');
    await db.raw('KILL ?', [rows[0].id]);
    await trx('boxes').where({ id: 2 }).increment('n', 1);
  });
  expect(tries).toBe(2);
  expect(await contents()).toEqual([1, 0]);
});

test('a statement that is interrupted, as a node does that leaves its group, runs again', async () => {
  const { db } = database;
  const holder = await db.transaction();
  await holder('boxes').where({ id: 2 }).increment('n', 1);
  const session = Promise.withResolvers<number>();
  const isAgain = Promise.withResolvers<void>();
  let tries = 0;
  const waiting = inTransaction(db, async (trx) => {
    tries += 1;
    if (tries > 1) isAgain.resolve();
    await trx('boxes').where({ id: 1 }).increment('n', 1);
    const [rows] = await trx.raw('SELECT CONNECTION_ID() AS id');
    session.resolve(rows[0].id);
    await trx('boxes').where({ id: 2 }).increment('n', 1); // waits for the holder
  });
  const id = await session.promise;
  const isWaiting = async () => {
    const [rows] = await db.raw('SELECT INFO FROM information_schema.PROCESSLIST WHERE ID = ?', [id]);
    return String(rows[0]?.INFO).startsWith('update');
  };
  while (!(await isWaiting()));
  await db.raw('KILL QUERY ?', [id]);
  await isAgain.promise;
  await holder.commit();
  await waiting;
  expect(tries).toBe(2);
  expect(await contents()).toEqual([1, 2]);
});

test('an error of the work itself is thrown at once and nothing is kept', async () => {
  let tries = 0;
  const failing = inTransaction(database.db, async (trx) => {
    tries += 1;
    await trx('boxes').where({ id: 1 }).increment('n', 1);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(tries).toBe(1);
  expect(await contents()).toEqual([0, 0]);
});

test('it gives up after as many tries as it was told', async () => {
  let tries = 0;
  const failing = inTransaction(
    database.db,
    async () => {
      tries += 1;
      throw Object.assign(new Error('deadlock'), { errno: 1213 });
    },
    { attempts: 3 },
  );
  await expect(failing).rejects.toThrow('deadlock');
  expect(tries).toBe(3);
});

test('inside a transaction it joins that one: the outer one may retry, the inner one not', async () => {
  let inner = 0;
  await inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (trx) => {
      inner += 1;
      await trx('boxes').where({ id: 1 }).increment('n', 1);
      if (inner === 1) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    });
  });
  expect(inner).toBe(2);
  expect(await contents()).toEqual([1, 0]);
});

test.each([
  [{ errno: 1213 }, true],
  [{ errno: 1205 }, true],
  [{ errno: 1047 }, true],
  [{ errno: 1180 }, true],
  [{ code: 'PROTOCOL_CONNECTION_LOST' }, true],
  [{ code: 'ECONNRESET' }, true],
  [{ fatal: true }, true],
  [{ fatal: true, errno: 1045, code: 'ER_ACCESS_DENIED_ERROR' }, false],
  [{ errno: 1062, code: 'ER_DUP_ENTRY' }, false],
  [{}, false],
])('an error with %j is retried: %s', (fields, expected) => {
  expect(isRetriable(Object.assign(new Error('x'), fields))).toBe(expected);
});

/** The first `count` callers wait for each other; whoever comes later passes. */
function barrier(count: number): () => Promise<void> {
  let missing = count;
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}
