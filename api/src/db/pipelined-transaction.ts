import type { Knex } from 'knex';
import type { Database } from './connection.ts';
import { retried } from './transaction.ts';

/** A query that was built and not yet sent. */
export type Statement = Pick<Knex.QueryBuilder, 'toSQL'>;

/** What SELECTs found, each its rows. */
export type Found<Q extends readonly Statement[]> = {
  -readonly [K in keyof Q]: Q[K] extends PromiseLike<infer Rows> ? Rows : never;
};

/** Sends statements in one packet. They run in their order, and none after one that fails. */
export type Send = <const Q extends readonly Statement[]>(statements: Q) => Promise<Found<Q>>;

/** What a transaction writes last, and what comes of it once that is committed. */
export interface Decision<T> {
  readonly writes: readonly Statement[];
  readonly result: T;
}

/**
 * A transaction of two round trips: `reads` go with its BEGIN, and what `decide` makes of them goes with its COMMIT. Like
 * `inTransaction` it runs again when the database says that another try may succeed. `db` is a `pipelineDatabase`.
 */
export function pipelinedTransaction<const Q extends readonly Statement[], T>(
  db: Database,
  reads: Q,
  decide: (found: Found<Q>, send: Send) => Promise<Decision<T>>,
): Promise<T> {
  return retried(async () => {
    const connection: HeldConnection = await db.client.acquireConnection();
    const send = (statements: readonly Knex.SqlNative[]) => sendOver(connection, statements);
    try {
      const [, ...found] = await send([BEGIN, ...reads.map(compiled)]);
      // the database answers statements in their order
      const sendMore = ((statements) => send(statements.map(compiled))) as Send;
      const { writes, result } = await decide(found as Found<Q>, sendMore);
      await send([...writes.map(compiled), COMMIT]);
      return result;
    } catch (error) {
      // whoever got a connection next that did not go back would commit what is left
      await send([ROLLBACK]).catch(() => connection.destroy());
      throw error;
    } finally {
      db.client.releaseConnection(connection);
    }
  });
}

/** A connection of the driver itself. */
interface HeldConnection {
  query(sql: string, values: readonly unknown[], done: (error: Error | null, results: unknown) => void): void;
  destroy(): void;
}

const BEGIN = { sql: 'START TRANSACTION', bindings: [] };
const COMMIT = { sql: 'COMMIT', bindings: [] };
const ROLLBACK = { sql: 'ROLLBACK', bindings: [] };

const compiled = (statement: Statement): Knex.SqlNative => statement.toSQL().toNative();

/** Past knex, which would take every statement apart once more. */
async function sendOver(connection: HeldConnection, statements: readonly Knex.SqlNative[]): Promise<unknown[]> {
  const sql = statements.map((one) => one.sql).join('; ');
  const values = statements.flatMap(({ bindings }) => bindings);
  const results = await new Promise((resolve, reject) => {
    connection.query(sql, values, (error, found) => (error ? reject(error) : resolve(found)));
  });
  // a packet of one is answered by itself
  return statements.length > 1 && Array.isArray(results) ? results : [results];
}
