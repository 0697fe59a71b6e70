/** Sky, clouds, flags and confetti. All randomness is seeded. */
const seeded = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const TOYS = ['#ff6f61', '#ffc93c', '#2fb5a8', '#7a6fe0'];

const cloud = (x, y, scale, opacity) =>
  `<g transform="translate(${x},${y}) scale(${scale})" fill="#fff" opacity="${opacity}"><circle r="52"/><circle cx="60" cy="-26" r="66"/><circle cx="134" cy="-6" r="58"/><circle cx="186" cy="14" r="38"/><rect x="-48" y="6" width="262" height="46" rx="23"/></g>`;

const bird = (x, y, scale = 1) =>
  `<path d="M0,0q16,-18 30,-2q14,-16 30,2" transform="translate(${x},${y}) scale(${scale})" stroke="#6c8aa3" stroke-width="5" fill="none" stroke-linecap="round"/>`;

/** Sun, rainbow and clouds, wide enough for any window; a phone sees the middle from 0 to 800. */
export function world(rainbow) {
  const far = [
    [-1480, 240, 1],
    [-1120, 520, 0.8],
    [-820, 180, 0.7],
    [-520, 430, 1.1],
    [980, 260, 0.9],
    [1240, 560, 1.1],
    [1560, 180, 0.8],
    [1960, 420, 1],
    [2240, 220, 0.7],
  ];
  return `<defs><radialGradient id="g"><stop stop-color="#fff6cf"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></radialGradient></defs>
<circle cx="640" cy="186" r="186" fill="url(#g)"/><circle cx="664" cy="176" r="62" fill="#ffe19a"/>${rainbow}
${cloud(-6, 262, 0.8, 0.95)}${cloud(620, 450, 0.74, 0.9)}${cloud(-60, 700, 0.9, 0.9)}${far.map(([x, y, scale]) => cloud(x, y, scale, 0.85)).join('')}
${bird(90, 160)}${bird(150, 130)}${bird(690, 340)}${bird(-300, 260, 1.2)}${bird(1080, 150)}${bird(1140, 180, 0.8)}`;
}

/** A bank of cloud, 800 wide, that joins itself at both ends. */
export function cloudBank() {
  const back = [
    [0, 92, 66],
    [130, 84, 74],
    [268, 92, 60],
    [402, 82, 72],
    [540, 94, 62],
    [676, 86, 70],
    [800, 92, 66],
  ];
  const front = [
    [40, 140, 62],
    [150, 148, 54],
    [246, 138, 66],
    [360, 146, 58],
    [470, 138, 64],
    [588, 148, 56],
    [690, 138, 62],
    [780, 150, 50],
    [-20, 150, 50],
    [840, 140, 62],
  ];
  const puffs = (list, fill) =>
    list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
  return `${puffs(back, '#eaf6fd')}${puffs(front, '#fff')}<rect x="-1" y="138" width="802" height="34" fill="#fff"/>`;
}

/** Flags on a string, 400 wide, that join themselves at both ends. */
export function bunting() {
  const at = (x) => 40 + Math.sin((x / 400) * 2 * Math.PI + 0.5) * 24;
  const points = Array.from({ length: 41 }, (_, index) => `${index * 10},${at(index * 10).toFixed(1)}`);
  const flags = Array.from({ length: 10 }, (_, index) => {
    const x = 20 + index * 40;
    const y = at(x);
    const tilt = (Math.atan((at(x + 5) - at(x - 5)) / 10) * 180) / Math.PI;
    return `<path d="M-15,0h30l-15,35Z" fill="${TOYS[index % 5 === 4 ? 3 : index % 4]}" transform="translate(${x},${y.toFixed(1)}) rotate(${tilt.toFixed(1)})" stroke-linejoin="round"/>`;
  });
  return `<polyline points="${points.join(' ')}" fill="none" stroke="#33305c" stroke-opacity=".4" stroke-width="2.5"/>${flags.join('')}`;
}

/** A shower of confetti, one phone screen large. */
export function confetti() {
  const random = seeded(5);
  const colours = ['#ff6f61', '#ffc93c', '#2fb5a8', '#fff', '#ff9ecb'];
  return Array.from({ length: 64 }, (_, index) => {
    const [x, y] = [12 + random() * 366, 12 + random() * 820].map((value) => Math.round(value));
    const turn = Math.round(random() * 180);
    const colour = colours[index % 5];
    const shape = [
      `<circle cx="${x}" cy="${y}" r="4" fill="${colour}"/>`,
      `<rect x="${x}" y="${y}" width="13" height="5" rx="2.5" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
      `<path d="M${x},${y}q5,-9 10,0t10,0" stroke="${colour}" stroke-width="3.4" fill="none" stroke-linecap="round" transform="rotate(${turn} ${x} ${y})"/>`,
    ];
    return shape[index % 3];
  }).join('');
}
