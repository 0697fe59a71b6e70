import { covered, dom } from '@janur/build/jest';

// the first test of a whole screen loads its code, on a machine that may be busy
export default dom({ testTimeout: 20_000, ...covered(70) });
