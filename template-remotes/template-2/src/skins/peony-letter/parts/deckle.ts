const LENGTH = 240;

/** Seeded, so that every visit tears the same edge. It begins and ends low, for the next piece to go on and corners to have no thorns. */
function torn(): string {
  let state = 7;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let path = `M0 6`;
  let x = 0;
  while (x < LENGTH - 16) {
    const step = 4 + random() * 9;
    path += `Q${(x + step / 2).toFixed(1)} ${(random() * 4.4).toFixed(1)} ${(x + step).toFixed(1)} ${(1 + random() * 1.6).toFixed(1)}`;
    x += step;
  }
  return `${path}L${LENGTH} 6Z`;
}

const strip = (size: string, turn: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${size}%3E%3Cpath transform='${turn}' d='${torn()}'/%3E%3C/svg%3E")`;

const LYING = "width='240' height='6'";
const STANDING = "width='6' height='240'";

/** The torn edge of handmade paper, as a mask. */
export const DECKLED = {
  maskImage: [
    'linear-gradient(#000 0 0)',
    strip(LYING, ''),
    strip(LYING, 'matrix(1 0 0 -1 0 6)'),
    strip(STANDING, 'matrix(0 1 1 0 0 0)'),
    strip(STANDING, 'matrix(0 1 -1 0 6 0)'),
  ].join(', '),
  maskSize: 'calc(100% - 11px) calc(100% - 11px), 240px 6px, 240px 6px, 6px 240px, 6px 240px',
  maskPosition: '50% 50%, 0 0, 0 100%, 0 0, 100% 0',
  maskRepeat: 'no-repeat, round no-repeat, round no-repeat, no-repeat round, no-repeat round',
} as const;
