export type { Manifest } from './archive.ts';
export { backUp } from './backup.ts';
export { restore } from './restore.ts';
