import { covered, node } from '@janur/build/jest';

export default node({
  ...covered(85),
  collectCoverageFrom: [
    ...node().collectCoverageFrom,
    // types alone
    '!src/db/rows/**',
    // run in worker threads, which jest does not count; spreadsheets.test.ts, import.test.ts and publish.test.ts try them
    '!src/resources/templates/{inspect-worker,inspect,markup,suspicious,file-kinds}.ts',
    '!src/lib/spreadsheets/{worker,worker-port,sheet-rows,zip,protocol}.ts',
    '!src/resources/seating/assign/assign-worker.ts',
    '!src/resources/guest-list/import/{import-worker,worker-messages}.ts',
  ],
  // each worker has a database of its own
  maxWorkers: '100%',
  // what a file's modules leave behind would else grow to gigabytes, and the tests that come last would wait for memory
  workerIdleMemoryLimit: '1GB',
  globalSetup: './src/db/testing/global-setup.ts',
  // a loaded machine is slow, not broken
  testTimeout: 30_000,
  globalTeardown: './src/db/testing/global-teardown.ts',
});
