import type { Knex } from 'knex';
import type { JanurTables } from '../tables.ts';

const BATCH = 400;

type NumberedTable = Exclude<
  keyof JanurTables,
  'event_counters' | 'remotes' | 'templates' | 'custom_templates' | 'revoked_tokens'
>;
type NewRow<Table extends NumberedTable> = Knex.ResolveTableType<JanurTables[Table], 'insert'>;

/**
 * Collects rows and numbers them itself, so that parents and children can be told of in one go and stored in a few
 * large statements. Only for a caller who has the tables for itself.
 */
export class RowSink {
  readonly #rows = new Map<NumberedTable, Record<string, unknown>[]>();
  readonly #lastIds: ReadonlyMap<NumberedTable, number>;

  private constructor(lastIds: ReadonlyMap<NumberedTable, number>) {
    this.#lastIds = lastIds;
  }

  static async over(trx: Knex.Transaction, tables: readonly NumberedTable[]): Promise<RowSink> {
    const lastIds = new Map<NumberedTable, number>();
    for (const table of tables) {
      const row = await trx(table).select('id').orderBy('id', 'desc').first();
      lastIds.set(table, row?.id ?? 0);
    }
    return new RowSink(lastIds);
  }

  /** Answers the row's id. */
  add<Table extends NumberedTable>(table: Table, row: NewRow<Table>): number {
    const last = this.#lastIds.get(table);
    if (last === undefined) throw new Error(`This sink was not made for ${table}`);
    const rows = this.#rows.get(table) ?? [];
    if (rows.length === 0) this.#rows.set(table, rows);
    const id = last + rows.length + 1;
    rows.push({ ...row, id });
    return id;
  }

  /** Stores everything, in the order in which tables were first added to: parents come first by themselves. */
  async store(trx: Knex.Transaction): Promise<void> {
    for (const [table, rows] of this.#rows) await trx.batchInsert(table, rows, BATCH);
  }
}
