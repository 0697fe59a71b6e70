/** Draws src/assets: `node art/generate.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUNUNGAN } from '../src/drawings/gunungan-path.ts';

const ASSETS = join(import.meta.dirname, '../src/assets');
const GOLD = '#d9b25f';

/**
 * A batik whose square tile stands on its corner repeats upright after the tile's diagonal: `size` is what the file
 * measures, so that a browser repeats it on whole pixels.
 */
function turned({ tile, size, body }) {
  const diagonal = (tile * Math.SQRT2).toFixed(3);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${diagonal} ${diagonal}"><defs><pattern id="p" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${body}</pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
}

const upright = ({ size, body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;

const kawung = `<g opacity=".17"><g fill="none" stroke="${GOLD}" stroke-width="1.3"><ellipse cx="28" cy="14" rx="8.5" ry="13"/><ellipse cx="28" cy="42" rx="8.5" ry="13"/><ellipse cx="14" cy="28" rx="13" ry="8.5"/><ellipse cx="42" cy="28" rx="13" ry="8.5"/><path d="M28,6v5M28,45v5M6,28h5M45,28h5" stroke-linecap="round"/></g><g fill="${GOLD}"><circle cx="28" cy="28" r="2"/><circle r="2"/><circle cx="56" r="2"/><circle cy="56" r="2"/><circle cx="56" cy="56" r="2"/></g></g>`;

const parang = `<path d="M0,20C6,4 16,4 20,14C23,22 15,26 13,19M20,20C24,36 34,36 40,20" fill="none" stroke="#e2bd72" stroke-width="2.6"/><path d="M0,38h40M0,2h40" stroke="#e2bd72" stroke-width="1.2"/><path d="M3,34l3-3 3,3-3,3zM17,34l3-3 3,3-3,3zM31,34l3-3 3,3-3,3z" fill="#e2bd72" transform="translate(0,-14)"/>`;

const RAY = 'M0-6L1.3-1.3 6,0 1.3,1.3 0,6-1.3,1.3-6,0-1.3-1.3Z';
const star = (place) =>
  `<g transform="${place}"><path d="${RAY}"/><path d="${RAY}" transform="rotate(45) scale(.62)"/></g>`;
const truntum = `<g fill="#e8d3a0">${star('translate(9,9)')}${star('translate(26,26) scale(.8)')}<circle cx="26" cy="9" r="1.2"/><circle cx="9" cy="26" r="1.2"/></g>`;

/** One wave through a tile of 48, a little lower each time. */
const wave = (lower) => `M-12,${lower}q12,-14 24,0t24,0t24,0`;
const guilloche = `<path d="${[0, 4, 8, 12, 16, 20, 24].map((lower) => wave(lower)).join('')}" fill="none" stroke="#b98735" stroke-opacity=".2" stroke-width=".7"/>`;

const mask = (box, path) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none"><path d="${path}"/></svg>`;

const FILES = {
  'kawung.svg': turned({ tile: 56, size: 80, body: kawung }),
  'parang.svg': turned({ tile: 40, size: 56, body: parang }),
  'truntum.svg': upright({ size: 34, body: truntum }),
  'guilloche.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="28" viewBox="0 0 48 28">${guilloche}</svg>`,
  'gunungan.svg': mask('-118 -190 236 358', GUNUNGAN),
  'lidah-api.svg': mask(
    '-37 -37 74 74',
    'M0-36C8-20 20-8 36,0C20,8 8,20 0,36C-8,20-20,8-36,0C-20-8-8-20 0-36ZM-25-25H25V25H-25Z',
  ),
};

mkdirSync(ASSETS, { recursive: true });
for (const [name, file] of Object.entries(FILES)) {
  writeFileSync(join(ASSETS, name), file);
  process.stdout.write(`${name.padEnd(16)} ${file.length} B\n`);
}
