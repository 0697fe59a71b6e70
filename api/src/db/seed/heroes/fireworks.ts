import { randomFrom } from '../random.ts';
import { radial } from './svg.ts';

/** The beads at the ends, and the lines. */
const HUES = {
  gold: ['#ffe9b0', '#e8b24a'],
  jade: ['#d3f7e0', '#4fc39a'],
  pearl: ['#fffaf0', '#f0cf8c'],
} as const;

/** The light that a burst throws on the sky. */
export const burstGlows =
  radial('burst-gold', '#ffe6a6 0 0.6, #f1b44e 0.4 0.2, #f1b44e 1 0') +
  radial('burst-jade', '#c9ffe6 0 0.5, #3fbf95 0.4 0.18, #3fbf95 1 0') +
  radial('burst-pearl', '#fffaf0 0 0.6, #ffdf9a 0.4 0.2, #ffdf9a 1 0');

/** Sparks of one firework: lines that bend down at their ends, with a bead of light on each. */
export function firework(
  x: number,
  y: number,
  size: number,
  { seed, rays, hue = 'gold', from = 0.12 }: Firework,
): string {
  const random = randomFrom(seed);
  const [bead, spark] = HUES[hue];
  const lines: string[] = [];
  const beads: string[] = [];
  for (const [ring, share] of [
    [0, 1],
    [1, 0.66],
    [2, 0.36],
  ] as const) {
    const count = Math.round(rays * (1 - ring * 0.25));
    for (let ray = 0; ray < count; ray++) {
      const angle = ((ray + random() * 0.5 + ring * 0.3) / count) * Math.PI * 2;
      const reach = size * share * (0.86 + random() * 0.18);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const fall = reach * 0.13;
      const at = (part: number) =>
        `${(x + cos * reach * part).toFixed(1)},${(y + sin * reach * part + fall * part ** 2).toFixed(1)}`;
      lines.push(`M${at(from)}Q${at(0.6)} ${at(1)}`);
      beads.push(
        `<circle cx="${at(1).replace(',', '" cy="')}" r="${(size * 0.011 + 1 + random() * 1.2).toFixed(1)}"/>`,
      );
    }
  }
  const path = lines.join('');
  return `<circle cx="${x}" cy="${y}" r="${size * 1.3}" fill="url(#burst-${hue})"/><path d="${path}" fill="none" stroke="${spark}" stroke-width="${(size * 0.026).toFixed(1)}" stroke-linecap="round" opacity=".5" filter="url(#glowing)"/><path d="${path}" fill="none" stroke="url(#ray-${hue}-${seed})" stroke-width="${(size * 0.011 + 0.8).toFixed(1)}" stroke-linecap="round"/><g fill="${bead}">${beads.join('')}</g><circle cx="${x}" cy="${y}" r="${size * 0.05}" fill="#fffbe8" filter="url(#glowing)"/>${radial(
    `ray-${hue}-${seed}`,
    `#fffbe8 0, ${bead} 0.45, ${spark} 1`,
    `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${size}"`,
  )}`;
}
interface Firework {
  seed: number;
  rays: number;
  hue?: keyof typeof HUES;
  from?: number;
}
