/** Drafts that were made, by what they were made of: to draw one takes up to a second. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The draft made of `parts` (texts and bytes), from the folder `cache` or drawn now: bytes. */
export async function keptDraft({ cache, parts, draw }) {
  const kept = join(cache, hashOf(...parts));
  try {
    return readFileSync(kept);
  } catch {
    const drawn = await draw();
    mkdirSync(cache, { recursive: true });
    const mine = `${kept}.${process.pid}`;
    writeFileSync(mine, drawn);
    renameSync(mine, kept);
    return drawn;
  }
}

export const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
