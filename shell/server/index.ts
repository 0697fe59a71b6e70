export { openDatabase, type OpenDatabase } from './database.ts';
export { pointToShell } from './deployed/shell.ts';
export { type Origins, serve } from './serve.ts';
export { buildSite, type Site } from './site.ts';
export type { ShellAssets } from './sources.ts';
