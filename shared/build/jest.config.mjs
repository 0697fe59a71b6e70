import { node } from './src/jest.mjs';

// webpack runs beside, as a command: nothing here is transformed
export default node({ testMatch: ['**/*.test.mjs'], transform: {} });
