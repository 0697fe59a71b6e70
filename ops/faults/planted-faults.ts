import { IN_THE_HALL } from './planted-in-the-hall.ts';

/** A fault planted to see whether the harness finds it: texts of our sources that are read otherwise, or SQL. */
export interface Planted {
  readonly name: string;
  readonly what: string;
  /** Runs each time after the database started. */
  readonly sql?: readonly string[];
  readonly edits?: readonly Edit[];
  /** Of the evenings with a mesh it is looked for in those that end without a server. */
  readonly isInTheDark?: boolean;
}
export interface Edit {
  /** How the file's path ends. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** reliability.md §3: each of them must turn the harness red. */
const AT_THE_SERVER: readonly Planted[] = [
  {
    name: 'no-unique',
    what: 'UNIQUE(op_id) dropped',
    sql: ['ALTER TABLE operations DROP INDEX IF EXISTS operations_op_id'],
  },
  {
    name: 'early-ack',
    what: 'acknowledged before COMMIT',
    edits: [
      {
        file: 'api/src/resources/guest-book/operations/record.ts',
        find: `await inTransaction(db, async (trx) => {`,
        put: `await early(db, async (trx) => {`,
      },
      {
        file: 'api/src/resources/guest-book/operations/record.ts',
        find: `const isArrival = `,
        put: `const early = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    db.transaction(async (trx) => {
      resolve(await work(trx));
      await new Promise((committing) => setTimeout(committing, 100));
    }).catch(reject);
  });
const isArrival = `,
      },
    ],
  },
  {
    name: 'no-flush',
    what: 'innodb_flush_log_at_trx_commit=0',
    sql: ['SET GLOBAL innodb_flush_log_at_trx_commit = 0'],
  },
  {
    name: 'dedupe-guest',
    what: 'dedupe keyed on the guest instead of the operation',
    edits: [
      {
        file: 'api/src/resources/guest-book/operations/record.ts',
        find: `    return writeEffects(trx, scope, met);`,
        put: `    const known = met.filter(({ operation, guest }) => operation.type === 'CHECK_IN' && guest.is_checked_in);
    const made = await writeEffects(trx, scope, met.filter((one) => !known.includes(one)));
    for (const { operation, guest } of known) {
      made.set(operation, { verdict: 'APPLIED', guest: presentGuest(guest, []) });
    }
    return made;`,
      },
      {
        file: 'api/src/resources/guest-book/operations/record.ts',
        find: `import { keptEvent } from '../lookup.ts';`,
        put: `import { keptEvent } from '../lookup.ts';
import { presentGuest } from '../present.ts';`,
      },
    ],
  },
  {
    name: 'queue-4xx',
    what: 'the queue deleted on 4xx',
    edits: [
      {
        file: 'guestbook-remote/src/event-store/sync/upload.ts',
        find: `      if (!mayBeOneOfThem(error)) throw error;`,
        put: `      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        await sending.keep(
          batch.map(({ operation }) => ({
            seq: operation.seq,
            result: { ...refusal(operation, { reason: 'INVALID', message: null }), verdict: 'APPLIED' as const },
          })),
          [],
        );
        continue;
      }
      if (!mayBeOneOfThem(error)) throw error;`,
      },
    ],
  },
  {
    name: 'first-received',
    what: 'the winner by received_at',
    edits: [
      {
        file: 'shared/contracts/src/rules/attendance/index.ts',
        find: `  if (!operation.isDeviceTimed) return false;`,
        put: `  if (operation.at !== null) return false;`,
      },
    ],
  },
  {
    name: 'party-once',
    what: 'a party at two gates counted once: the first gate alone',
    edits: [
      {
        file: 'shared/contracts/src/rules/attendance/index.ts',
        find: `applied(before, operation, { attended }).after`,
        put: `applied(before, operation).after`,
      },
    ],
  },
  {
    name: 'party-max',
    what: 'a party at two gates counted once: the larger number',
    edits: [
      {
        file: 'shared/contracts/src/rules/attendance/index.ts',
        find: `const attended = before.attended + (operation.people ?? 0);`,
        put: `const attended = Math.max(before.attended, operation.people ?? 0);`,
      },
    ],
  },
  {
    name: 'plus-one',
    what: '+1 counters in place of derivation',
    edits: [
      {
        file: 'api/src/guests/counter-queries.ts',
        find: `  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Several`,
        put: `  const plain = Object.fromEntries(changes.filter(([, change]) => change !== 0));
  return after?.is_checked_in ? { ...plain, total_checked_in: 1 } : plain;
}

/** Several`,
      },
    ],
  },
];

export const PLANTED: readonly Planted[] = [...AT_THE_SERVER, ...IN_THE_HALL];

export const plantedSql = (name: string | undefined): readonly string[] =>
  PLANTED.find((one) => one.name === name)?.sql ?? [];
