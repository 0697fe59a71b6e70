import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile } from './files.ts';
import type { RemotePackage } from './package-info.ts';

export const ENTRY = 'remoteEntry.js';

export interface Preload {
  path: string;
  as: 'script' | 'style' | 'font';
}

/**
 * What a page that shows this remote will load for certain: the chunks of what it exposes, in order, and its heading
 * font. Read from the build's federation manifest, which guests never fetch.
 */
export function preloadsOf({
  dist,
  files,
  info,
}: {
  dist: string;
  files: readonly BuiltFile[];
  info: RemotePackage;
}): Preload[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const scripts = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const styles = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
  const fonts = files.filter(
    ({ path }) => path.endsWith('.woff2') && info.preloadFonts.some((name) => path.startsWith(name)),
  );
  return [
    ...scripts.map((path) => ({ path, as: 'script' as const })),
    ...styles.map((path) => ({ path, as: 'style' as const })),
    ...fonts.map(({ path }) => ({ path, as: 'font' as const })),
  ];
}

interface Manifest {
  exposes: { assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}
