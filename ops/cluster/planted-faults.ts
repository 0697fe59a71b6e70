import type { Planted } from '../faults/planted-faults.ts';

/** A fault planted to see whether a drill finds it: in the apps, as in `faults/plant.ts`, or in what stands around them. */
export interface ClusterFault extends Planted {
  /** The drill that must turn red. */
  readonly drill: string;
  /** Options of Galera, beside the others. */
  readonly galera?: readonly string[];
  /** The proxy takes whoever answers for a node of the cluster. */
  readonly isProxyBlind?: boolean;
}

const TRANSACTION = 'api/src/db/transaction.ts';
const RECORD = 'api/src/resources/guest-book/operations/record.ts';

export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  {
    name: 'no-retry',
    what: 'no retry on certification failure',
    drill: 'two-writers',
    edits: [{ file: TRANSACTION, find: `{ attempts = 8 }`, put: `{ attempts = 1 }` }],
  },
  {
    name: 'acknowledged-early',
    what: 'acknowledged before COMMIT, where the certification is',
    drill: 'two-writers',
    edits: [
      { file: RECORD, find: `await inTransaction(db, async (trx) => {`, put: `await early(db, async (trx) => {` },
      {
        file: RECORD,
        find: `const isArrival = `,
        put: `const early = <T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    db.transaction(async (trx) => {
      resolve(await work(trx));
      await new Promise((committing) => setTimeout(committing, 20));
    }).catch(reject);
  });
const isArrival = `,
      },
    ],
  },
  {
    name: 'key-forgotten',
    what: 'a transaction that runs again does not ask whether it had been answered',
    drill: 'two-writers',
    edits: [
      {
        file: 'api/src/resources/rsvp/idempotency.ts',
        find: `if (former && !(await isOver(db, former, options))) return answerOf(former, options);`,
        put: `await releaseKey(db, key);`,
      },
      {
        file: 'api/src/resources/rsvp/idempotency.ts',
        find: `if (!(await claimKey(db, key, requestHash))) throw stillRunning();`,
        put: ``,
      },
      {
        file: 'api/src/resources/rsvp/idempotency.ts',
        find: `if (row.status !== null) return revive(row.response);`,
        put: ``,
      },
    ],
  },
  {
    name: 'no-quorum',
    what: 'a node that is alone goes on as if it were the cluster',
    drill: 'partition',
    galera: ['pc.ignore_sb=true', 'pc.ignore_quorum=true'],
  },
  {
    name: 'blind-proxy',
    what: 'the proxy takes a node that is alone for one of the cluster',
    drill: 'partition',
    isProxyBlind: true,
  },
];

/** No fault: what a release brings that adds a column and writes it. */
export const NEXT_RELEASE: Planted = {
  name: 'next-release',
  what: 'a migration, and an app that needs it',
  edits: [
    {
      file: 'api/src/db/migrations/index.ts',
      find: `return Promise.all(files.toSorted().map(migrationIn));`,
      put: `const next: Migration = {
    name: '999-next-release',
    tables: [],
    async up(db) {
      if (await db.schema.hasColumn('rsvp_history', 'written_by')) return;
      await db.raw('ALTER TABLE rsvp_history ADD COLUMN written_by TINYINT NULL, ADD KEY next_release (client_id, written_by)');
    },
    down: async () => {},
  };
  return Promise.all([...files.toSorted().map(migrationIn), next]);`,
    },
    {
      file: 'api/src/resources/rsvp/queries.ts',
      find: `await db('rsvp_history').insert(entry);`,
      put: `await db('rsvp_history').insert({ ...entry, written_by: 2 });`,
    },
  ],
};
