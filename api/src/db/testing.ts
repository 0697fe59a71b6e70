export { scratchDatabase, type TestDatabase, testDatabase } from './testing/test-database.ts';
