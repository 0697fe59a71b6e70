import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ENTRY = 'remoteEntry.js';

export interface Preload {
  path: string;
  as: 'script' | 'style';
}

/**
 * What a page that shows this remote will load for certain: the chunks of what it exposes, in order. Read from the
 * build's federation manifest, which guests never fetch.
 */
export function preloadsOf(dist: string): Preload[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const scripts = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const styles = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
  return [
    ...scripts.map((path) => ({ path, as: 'script' as const })),
    ...styles.map((path) => ({ path, as: 'style' as const })),
  ];
}

interface Manifest {
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}
