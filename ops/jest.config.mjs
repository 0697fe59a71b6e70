import { node } from '@janur/build/jest';

// the specs beside them are the browser's
export default node({ testMatch: ['<rootDir>/{deploy,e2e/eyes,rehearsal,run,production,template}/**/*.test.ts'] });
