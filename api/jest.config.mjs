import { node } from '@janur/build/jest';

export default node({
  // each worker has a database of its own
  maxWorkers: '100%',
  globalSetup: './src/db/testing/global-setup.ts',
  // a loaded machine is slow, not broken
  testTimeout: 30_000,
  globalTeardown: './src/db/testing/global-teardown.ts',
});
