/** Eucalyptus, garden roses and splashes as SVG, each in its own coordinates; the same seed always paints the same. */

const MODULUS = 2147483647;

/** @param {{ seed: number, leaves: string[], petals: string[], heart: string[], pen: string }} palette */
export function garden({ seed, leaves, petals, heart, pen }) {
  let state = seed;
  let count = 0;
  const random = () => (state = (state * 16807) % MODULUS) / MODULUS;
  const pick = (list) => list[Math.floor(random() * list.length)];

  function leaf(x, y, length, width, angle, colour) {
    const id = `l${count++}`;
    const slant = random() < 0.5 ? 1 : 0;
    const paint = `<linearGradient id="${id}" x1="0" y1="1" x2="${slant}" y2="0"><stop stop-color="${colour}" stop-opacity=".95"/><stop offset=".55" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${pick(leaves)}" stop-opacity=".85"/></linearGradient>`;
    return `${paint}<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle.toFixed(1)})"><path d="M0,0C${width},${-length * 0.25} ${width * 0.86},${-length * 0.8} 0,${-length}C${-width * 0.86},${-length * 0.8} ${-width},${-length * 0.25} 0,0Z" fill="url(#${id})" stroke="${colour}" stroke-opacity=".55" stroke-width="1"/><path d="M0,${-length * 0.06}Q${width * 0.1},${-length * 0.5} 0,${-length * 0.86}" stroke="#fff" stroke-opacity=".5" stroke-width=".9" fill="none"/></g>`;
  }

  /** A twig from (x, y) towards `angle`; `size` is its first leaf, `width` how broad leaves are for their length. */
  function branch(x, y, angle, length, { size = 34, width = 0.62, bend = 20, pairs = 8 } = {}) {
    let line = 'M0,0';
    let drawn = '';
    const points = Array.from({ length: pairs }, (_, index) => {
      const at = (index + 1) / pairs;
      return [Math.sin(at * 1.9) * bend * at, -length * at, at];
    });
    for (const [px, py] of points) line += ` L${px.toFixed(1)},${py.toFixed(1)}`;
    for (const [px, py, at] of points) {
      const reach = (1 - 0.5 * at) * size;
      if (at < 1) {
        drawn += leaf(px, py, reach * (0.85 + random() * 0.3), reach * width * 0.62, -58 + random() * 18, pick(leaves));
        drawn += leaf(px, py, reach * (0.85 + random() * 0.3), reach * width * 0.62, 58 - random() * 18, pick(leaves));
      } else drawn += leaf(px, py, reach * 1.1, reach * width * 0.55, 0, pick(leaves));
    }
    return `<g transform="translate(${x},${y}) rotate(${angle})"><path d="${line}" fill="none" stroke="#7c8f6c" stroke-width="1.6" stroke-opacity=".8"/>${drawn}</g>`;
  }

  /** Four rings of petals, each smaller and darker, and stamens. */
  function bloom(x, y, radius) {
    let drawn = '';
    for (let ring = 0; ring < 4; ring++) {
      const petalCount = 7 - ring;
      const r = radius * (1 - ring * 0.24);
      for (let index = 0; index < petalCount; index++) {
        const angle = (index * 360) / petalCount + ring * 25 + random() * 14;
        const id = `b${count++}`;
        const colour = pick(petals);
        drawn += `<radialGradient id="${id}" cx=".5" cy=".9" r=".95"><stop stop-color="${heart[ring > 1 ? 1 : 0]}" stop-opacity=".9"/><stop offset=".5" stop-color="${colour}" stop-opacity=".55"/><stop offset="1" stop-color="${colour}" stop-opacity=".85"/></radialGradient><path d="M0,0C${r * 0.62},${-r * 0.2} ${r * 0.56},${-r * 0.98} 0,${-r}C${-r * 0.56},${-r * 0.98} ${-r * 0.62},${-r * 0.2} 0,0Z" transform="rotate(${angle.toFixed(0)})" fill="url(#${id})" stroke="${pen}" stroke-opacity=".28" stroke-width=".8"/>`;
      }
    }
    for (let index = 0; index < 9; index++) {
      const angle = random() * 6.28;
      const away = radius * 0.13 * random();
      drawn += `<circle cx="${(Math.cos(angle) * away).toFixed(1)}" cy="${(Math.sin(angle) * away).toFixed(1)}" r="1.7" fill="#b8862f"/>`;
    }
    return `<g transform="translate(${x},${y})">${drawn}</g>`;
  }

  function splashes(x, y, { amount, spread, colour }) {
    return Array.from({ length: amount }, () => {
      const cx = x + (random() - 0.5) * spread;
      const cy = y + (random() - 0.5) * spread;
      return `<circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="${(random() * 2.6 + 0.6).toFixed(1)}" fill="${colour}" opacity="${(0.25 + random() * 0.4).toFixed(2)}"/>`;
    }).join('');
  }

  return { random, pick, leaf, branch, bloom, splashes };
}

/** Displaced outlines, and pigment that settles in grains. */
export const PAINT =
  '<filter id="paint" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="3" seed="8" result="g"/><feColorMatrix in="g" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.5 1.42" result="gm"/><feComposite in="d" in2="gm" operator="in"/></filter>';

/** The edge of a wash or of a brush. */
export const rough = ({ scale, frequency, seed }) =>
  `<filter id="rough" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** How thin a wash is inside: nothing at its edge, where the pigment gathers, and clouds within. */
export const veil = ({ scale, frequency, seed }) =>
  `<filter id="veil" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/><feMorphology in="d" operator="erode" radius="4" result="e"/><feGaussianBlur in="e" stdDeviation="4" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="5"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 -.62" result="m"/><feComposite in="b" in2="m" operator="in"/></filter>`;

/** Cold-press paper, a tile without seams. */
export const GRAIN = {
  box: [0, 0, 140, 140],
  body: '<filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .42 0 0 0 0 .34 0 0 0 1.6 -.42"/></filter><rect width="140" height="140" filter="url(#g)"/>',
};
