import { spawn } from 'node:child_process';
import * as z from 'zod';

/** What a backup says of itself; the first entry of its archive. */
export const Manifest = z.object({
  format: z.literal('janur-backup-1'),
  made_at: z.iso.datetime(),
  /** The migrations that had run: restoring makes that schema first. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() })),
  /** Where the server's binary log stood in the moment of the backup; without it that server writes none. */
  binlog: z.object({ file: z.string(), position: z.int() }).optional(),
  has_files: z.boolean(),
  has_remotes: z.boolean().default(false),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';
/** The folders of an archive. */
export const FILES = 'files';
export const REMOTES = 'remotes';
export const tableFile = (table: string): string => `${table}.ndjson`;

/** Runs the system's `tar`; throws what it said when it fails. */
export async function tar(options: readonly string[]): Promise<void> {
  const child = spawn('tar', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`tar failed: ${said.trim() || `it ended with ${code}`}`);
}
