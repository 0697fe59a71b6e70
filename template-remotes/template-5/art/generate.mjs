/** Draws src/assets: `node art/generate.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = join(import.meta.dirname, '../src/assets');
const LINE = '#4f9486';
const RADIUS = 26;
const RIBS = 4;

/** One scale of the wallpaper: a disc with ribs from its foot and a small dark moon there. */
function scale(x, y) {
  const ribs = Array.from({ length: 2 * RIBS + 1 }, (_, index) => {
    const angle = ((index - RIBS) * (66 / RIBS) * Math.PI) / 180;
    const length = RADIUS * 1.72 * Math.cos(angle * 0.62);
    const tip = [x + Math.sin(angle) * length * 0.6324, y + RADIUS - Math.cos(angle * 0.9) * length];
    return `M${x},${y + RADIUS}L${tip.map((value) => value.toFixed(1)).join(',')}`;
  }).join('');
  return (
    `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#000" stroke="#fff" stroke-width="1.1"/>` +
    `<path d="${ribs}" stroke="#bbb" stroke-width=".8"/>` +
    `<circle cx="${x}" cy="${y}" r="${RADIUS - 3.2}" fill="none" stroke="#fff" stroke-width=".7"/>` +
    `<circle cx="${x}" cy="${(y + RADIUS * 0.62).toFixed(1)}" r="${(RADIUS * 0.34).toFixed(1)}" fill="#e0e0e0"/>`
  );
}

/** Rows overlap the rows above them: only lines remain, the ground shines through. */
function wallpaper() {
  const rows = [-1, 0, 1, 2, 3].flatMap((row) =>
    [-2, 0, 2].map((step) => scale((step + Math.abs(row % 2)) * RADIUS, row * RADIUS)),
  );
  const side = 2 * RADIUS;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#000"/>${rows.join('')}</mask><rect width="${side}" height="${side}" fill="${LINE}" mask="url(#m)"/></svg>`;
}

const chevron = (row) => `M1,${9 + 9 * row}l6-6 6,6`;
const chevrons = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 14 38"><path d="${[0, 1, 2, 3].map(chevron).join('')}" fill="none" stroke="#000" stroke-width="1.5"/></svg>`;

const FILES = { 'wallpaper.svg': wallpaper(), 'chevrons.svg': chevrons };

mkdirSync(ASSETS, { recursive: true });
for (const [name, file] of Object.entries(FILES)) {
  writeFileSync(join(ASSETS, name), file);
  process.stdout.write(`${name.padEnd(16)} ${file.length} B\n`);
}
