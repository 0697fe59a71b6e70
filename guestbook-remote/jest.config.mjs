import { covered, dom } from '@janur/build/jest';

// a loaded machine is slow, not broken
export default dom({ testTimeout: 40_000, ...covered(70) });
