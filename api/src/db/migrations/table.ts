import type { Knex } from 'knex';

/** One step of the schema. Its name is kept in the database: a merged migration is never renamed or changed. */
export interface Migration {
  name: string;
  /** The tables it makes, parents first. */
  tables: readonly string[];
  readonly up: (db: Knex) => Promise<void>;
  readonly down: (db: Knex) => Promise<void>;
}

/** Tables in the order they are made, each the columns and keys of its CREATE TABLE. */
export type Tables = Readonly<Record<string, string>>;

/**
 * A migration that makes tables. DDL commits by itself, so a migration may crash half-way: each table is made only
 * when it is missing, and the migration can be run again.
 */
export function createTables(name: string, tables: Tables): Migration {
  return {
    name,
    tables: Object.keys(tables),
    async up(db) {
      for (const [table, columns] of Object.entries(tables)) {
        // one DDL statement after the other: they depend on each other
        await db.raw(`CREATE TABLE IF NOT EXISTS ${table} (${columns}) ENGINE=InnoDB ${TEXT}`);
      }
    },
    async down(db) {
      for (const table of Object.keys(tables).toReversed()) await db.raw(`DROP TABLE IF EXISTS ${table}`);
    },
  };
}

/** Both MySQL 8 and MariaDB have this collation; it knows accents, case and emoji. */
const TEXT = 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci';

export const ID = 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY';
export const REF = 'BIGINT UNSIGNED';
export const FLAG = 'TINYINT(1) NOT NULL DEFAULT 0';
export const CREATED = 'created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)';
export const STAMPS = `${CREATED}, updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)`;

/** Codes, phones, slugs and keys: compared byte by byte. */
export const ascii = (length: number): string => `VARCHAR(${length}) CHARACTER SET ascii COLLATE ascii_bin`;

export const references = (
  column: string,
  table: string,
  onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT' = 'CASCADE',
): string => `FOREIGN KEY (${column}) REFERENCES ${table} (id) ON DELETE ${onDelete}`;
