import { covered, node } from './src/jest.mjs';

// nothing here is transformed: webpack does that
export default node({ testMatch: ['**/*.test.mjs'], transform: {}, ...covered(70) });
