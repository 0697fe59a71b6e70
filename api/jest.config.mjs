import { node } from '@janur/build/jest';

export default node({
  globalSetup: './src/db/testing/global-setup.ts',
  globalTeardown: './src/db/testing/global-teardown.ts',
});
