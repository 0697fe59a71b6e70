import { covered, node, page } from '@janur/build/jest';

// the server runs in Node, the rest in a page that loads scripts
export default {
  ...covered(70),
  collectCoverageFrom: node().collectCoverageFrom,
  projects: [
    node({ testMatch: ['<rootDir>/server/**/*.test.ts'] }),
    page({ testMatch: ['<rootDir>/src/**/*.test.ts'] }),
  ],
};
