import { node, page } from '@janur/build/jest';

// the server runs in Node, the rest in a page that loads scripts
export default {
  projects: [
    node({ testMatch: ['<rootDir>/server/**/*.test.ts'] }),
    page({ testMatch: ['<rootDir>/src/**/*.test.ts'] }),
  ],
};
