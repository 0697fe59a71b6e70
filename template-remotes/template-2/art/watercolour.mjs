/** Eucalyptus, garden roses and splashes as SVG, each in its own coordinates; the same seed always paints the same. */

const MODULUS = 2147483647;
const n = (value, digits = 1) => value.toFixed(digits);
const slantOf = (slant) => (slant ? 1 : -1);

/** @param {{ seed: number, leaves: string[], petals: string[], heart: string[], pen: string }} palette */
export function garden({ seed, leaves, petals, heart, pen }) {
  let state = seed;
  let count = 0;
  const random = () => (state = (state * 16807) % MODULUS) / MODULUS;
  // details take from a sequence of their own: they may change and everything stays where it grew
  let detail = seed * 7919;
  const fine = () => (detail = (detail * 48271) % MODULUS) / MODULUS;
  const around = (value, range) => value + (fine() * 2 - 1) * range;
  const pick = (list) => list[Math.floor(random() * list.length)];

  function leaf(x, y, length, width, angle, colour) {
    const id = `l${count++}`;
    const slant = random() < 0.5 ? 1 : 0;
    const paint = `<linearGradient id="${id}" x1="0" y1="1" x2="${slant}" y2="0"><stop stop-color="${colour}" stop-opacity=".95"/><stop offset=".55" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${pick(leaves)}" stop-opacity=".85"/></linearGradient>`;
    const outline = `M0,0C${width},${-length * 0.25} ${width * 0.86},${-length * 0.8} 0,${-length}C${-width * 0.86},${-length * 0.8} ${-width},${-length * 0.25} 0,0Z`;
    let veins = '';
    for (let at = 0.2; at < 0.82; at += 0.12)
      for (const side of [1, -1])
        veins += `M${n(width * 0.06)},${n(-length * at)}Q${n(side * width * 0.34)},${n(-length * (at + 0.05))} ${n(side * width * around(0.4, 0.06) * Math.sin(Math.PI * (at + 0.12)))},${n(-length * (at + 0.13))}`;
    // where the brush was lifted the pool dried last: one half is deeper
    const half = `M0,0C${width * slantOf(slant)},${-length * 0.25} ${width * 0.86 * slantOf(slant)},${-length * 0.8} 0,${-length}Q${width * 0.1},${-length * 0.5} 0,0Z`;
    return `${paint}<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${angle.toFixed(1)})"><path d="${outline}" fill="url(#${id})"/><path d="${half}" fill="#5d7f6c" fill-opacity="${n(around(0.16, 0.1), 2)}"/><path d="${outline}" fill="none" stroke="#648a76" stroke-opacity="${n(around(0.4, 0.16), 2)}" stroke-width="${n(around(1, 0.3), 2)}"/><path d="${veins}" stroke="#fff" stroke-opacity=".42" stroke-width=".6" fill="none"/><path d="M0,${-length * 0.06}Q${width * 0.1},${-length * 0.5} 0,${-length * 0.86}" stroke="#fff" stroke-opacity=".72" stroke-width=".9" fill="none"/></g>`;
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

  /** One petal as paint dries: pale in the middle, a rim of pigment, veins that fan out, a pool at its foot. */
  function petal(id, r, { angle, colour, deep, ring }) {
    const w = r * 0.6;
    const notch = around(0.07, 0.05);
    const lean = around(0, 0.05) * r;
    const outline = `M0,0C${n(w)},${n(-r * 0.2)} ${n(w * 0.98 + lean)},${n(-r * 0.92)} ${n(w * 0.3 + lean)},${n(-r * (1 + around(0.01, 0.03)))}Q${n(lean)},${n(-r * (1 - notch))} ${n(-w * 0.3 + lean)},${n(-r * (1 + around(0, 0.03)))}C${n(-w * 0.98 + lean)},${n(-r * 0.92)} ${n(-w)},${n(-r * 0.2)} 0,0Z`;
    let veins = '';
    for (let index = 0; index < 7; index++) {
      const u = around(((index + 0.5) / 7) * 2 - 1, 0.08);
      const reach = around(0.86 - 0.16 * u * u, 0.06);
      veins += `M${n(u * w * 0.1)},${n(-r * 0.12)}Q${n(u * w * 0.44)},${n(-r * 0.46)} ${n(u * w * 0.56 + lean)},${n(-r * reach)}`;
    }
    const pool = `M0,${n(-r * 0.02)}C${n(w * 0.5)},${n(-r * 0.2)} ${n(w * 0.42)},${n(-r * around(0.5, 0.06))} ${n(w * 0.1)},${n(-r * around(0.46, 0.05))}Q${n(-w * 0.2)},${n(-r * 0.62)} ${n(-w * 0.36)},${n(-r * 0.42)}C${n(-w * 0.5)},${n(-r * 0.2)} 0,0 0,${n(-r * 0.02)}Z`;
    return `<radialGradient id="${id}" cx=".5" cy=".94" r=".98"><stop stop-color="${deep}" stop-opacity=".92"/><stop offset=".34" stop-color="${colour}" stop-opacity=".62"/><stop offset=".72" stop-color="${colour}" stop-opacity=".44"/><stop offset=".93" stop-color="${colour}" stop-opacity=".8"/><stop offset="1" stop-color="${pen}" stop-opacity=".8"/></radialGradient><g transform="rotate(${angle.toFixed(0)})"><path d="${outline}" fill="url(#${id})"/><path d="${pool}" fill="${pen}" fill-opacity="${n(around(0.2, 0.08), 2)}"/><path d="${veins}" fill="none" stroke="${pen}" stroke-opacity=".4" stroke-width="${n(0.5 + r * 0.006, 2)}"/><path d="${outline}" fill="none" stroke="#cf8468" stroke-opacity="${n(around(0.36 - ring * 0.03, 0.16), 2)}" stroke-width="${n(around(1, 0.3), 2)}"/></g>`;
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
        drawn += petal(id, r, { angle, colour, deep: heart[ring > 1 ? 1 : 0], ring });
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

/** Outlines wander as a wet brush does, pigment gathers at the rim of what is painted and settles in the paper's grain. */
export const PAINT =
  '<filter id="paint" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="4" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="8" xChannelSelector="R" yChannelSelector="G" result="d"/>' +
  // the rim: what the shape has over its own blurred inside, in a deeper tone of itself
  '<feMorphology in="d" operator="erode" radius=".7"/><feGaussianBlur stdDeviation="1.5" result="inside"/><feColorMatrix in="d" values=".86 0 0 0 0  0 .8 0 0 0  0 0 .78 0 0  0 0 0 .8 0" result="deep"/><feComposite in="deep" in2="inside" operator="out" result="rim"/>' +
  // pools and thin places, as large as a petal
  '<feTurbulence type="fractalNoise" baseFrequency=".055" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.7 1.6" result="pools"/><feComposite in="d" in2="pools" operator="in" result="thin"/>' +
  // grains of pigment in the tooth of the paper
  '<feTurbulence type="fractalNoise" baseFrequency=".3" numOctaves="3" seed="21"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 4.4 -2.1" result="tooth"/><feComposite in="deep" in2="tooth" operator="in"/><feComponentTransfer result="grains"><feFuncA type="linear" slope=".62"/></feComponentTransfer>' +
  // blooms: where a drop of water pushed the pigment away
  '<feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 6 -3.1" result="drops"/><feComposite in="deep" in2="drops" operator="in"/><feComponentTransfer result="blooms"><feFuncA type="linear" slope=".34"/></feComponentTransfer>' +
  '<feMerge><feMergeNode in="thin"/><feMergeNode in="blooms"/><feMergeNode in="grains"/><feMergeNode in="rim"/></feMerge></filter>';

/** The edge of a wash or of a brush. */
export const rough = ({ scale, frequency, seed }) =>
  `<filter id="rough" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** How thin a wash is inside: nothing at its edge, where the pigment gathers, and clouds within. */
export const veil = ({ scale, frequency, seed }) =>
  `<filter id="veil" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G" result="d"/><feMorphology in="d" operator="erode" radius="1.4" result="e"/><feGaussianBlur in="e" stdDeviation="2.6" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="5" seed="5"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 -.45" result="m"/><feComposite in="b" in2="m" operator="in"/></filter>`;

/** Cold-press paper, a tile without seams. */
export const GRAIN = {
  box: [0, 0, 140, 140],
  body: '<filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .42 0 0 0 0 .34 0 0 0 1.6 -.42"/></filter><rect width="140" height="140" filter="url(#g)"/>',
};
