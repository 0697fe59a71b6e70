export { openDatabase, type OpenDatabase } from './database.ts';
export { type Origins, serve } from './serve.ts';
export { buildSite, type Site } from './site.ts';
