/** What the drawings of 1958 have in common. */
export const INK = {
  teal: '#0f6e6e',
  orange: '#f2a33a',
  peach: '#f9d7c3',
  red: '#b02f24',
  cream: '#fff7e8',
  ink: '#2e2a26',
  pool: '#63bfb5',
  deep: '#0a4a4c',
};

export const round = (number) => Math.round(number * 10) / 10;

/** Mulberry32: the same numbers on every machine. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const BOOMERANG =
  'M-48,28C-40,-6 -20,-40 1,-40C23,-40 42,-4 50,30C53,43 39,45 34,34C25,13 15,-8 2,-8C-11,-8 -22,12 -33,32C-39,43 -51,40 -48,28Z';

export const KIDNEY =
  'M26,120C14,52 76,4 146,14C196,20 206,44 246,44C300,44 332,96 322,168C312,246 262,316 182,318C104,320 96,268 66,236C40,208 34,166 26,120Z';

/** A palm of nine leaves; 116 wide, 190 down to its foot. */
export function palm(x, y, scale, colour, side = 1) {
  let leaves = '';
  for (let index = 0; index < 9; index++) {
    const angle = ((-170 + index * 22.5) * Math.PI) / 180;
    const length = 58 + ((index * 37) % 17);
    const [tipX, tipY] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.62 + 20 * Math.abs(Math.cos(angle))];
    const [midX, midY] = [Math.cos(angle) * length * 0.55, Math.sin(angle) * length * 0.9 - 12];
    leaves += `M0,0Q${round(midX)},${round(midY - 7)} ${round(tipX)},${round(tipY)}Q${round(midX * 0.9)},${round(midY + 13)} 0,0Z`;
  }
  return `<g transform="translate(${x},${y}) scale(${scale * side},${scale})" fill="${colour}"><path d="M-3,0C3,60 0,110 -9,190L5,190C9,110 10,60 4,0Z"/><path d="${leaves}"/><circle cx="-4" cy="5" r="5"/><circle cx="5" cy="7" r="5"/></g>`;
}

/** Boomerangs strewn over a laminate that joins itself on all sides: 444 × 840. */
export function laminate(strokes, seed) {
  const [width, height, stepX, stepY] = [444, 840, 74, 70];
  const random = seeded(seed);
  let drawn = '';
  for (let row = 0; row < height / stepY; row++)
    for (let column = 0; column < width / stepX; column++) {
      const x = round(column * stepX + (row % 2 ? stepX / 2 : 0) + (random() - 0.5) * 16);
      const y = round(row * stepY + (random() - 0.5) * 14);
      const turn = `rotate(${round(random() * 360)}) scale(${(0.26 + 0.12 * random()).toFixed(2)})`;
      const stroke = strokes[(row * 7 + column) % strokes.length];
      for (const left of [x - width, x, x + width])
        for (const top of [y - height, y, y + height])
          if (left > -24 && left < width + 24 && top > -24 && top < height + 24)
            drawn += `<use href="#b" transform="translate(${round(left)},${round(top)}) ${turn}" stroke="${stroke}"/>`;
    }
  return `<defs><path id="b" d="${BOOMERANG}"/></defs><g fill="none" stroke-width="6" stroke-linejoin="round">${drawn}</g>`;
}
