import { readdirSync } from 'node:fs';
import type { Migration } from './table.ts';

/**
 * What the files beside this one that begin with a number export, in that order. A merged migration is never changed: a
 * change is a new file with the next number.
 */
export function allMigrations(): Promise<readonly Migration[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{3}-[a-z-]+\.ts$/.test(file));
  return Promise.all(files.toSorted().map(migrationIn));
}

async function migrationIn(file: string): Promise<Migration> {
  const exported: Record<string, Migration> = await import(`./${file}`);
  const [migration, ...others] = Object.values(exported);
  if (!migration || others.length > 0 || `${migration.name}.ts` !== file)
    throw new Error(`${file} has to export one migration, named as the file is`);
  return migration;
}
