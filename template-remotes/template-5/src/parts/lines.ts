/** Corners of a box as a stair of `steps` steps of `size` pixels, or cut off at 45° where there is only a `cut`. */
type Corner = { steps: number; size: number } | { cut: number };
/** How far inside of the box a line begins, and how thick it is, in pixels. */
type Line = readonly [inset: number, thickness: number];

/** 2 - √2: by so much less than the inset an octagon's cut shrinks, so that its lines are equally thick all around. */
const OCTAGON = 0.586;

/** The top left corner, from below to the right. */
function topLeft(corner: Corner, inset: number): [number, number][] {
  if ('cut' in corner) {
    const cut = corner.cut - OCTAGON * inset;
    return [
      [inset, inset + cut],
      [inset + cut, inset],
    ];
  }
  const { steps, size } = corner;
  const stairs = Array.from({ length: steps }, (_, step): [number, number][] => [
    [inset + step * size, inset + (steps - step) * size],
    [inset + (step + 1) * size, inset + (steps - step) * size],
  ]);
  return [...stairs.flat(), [inset + steps * size, inset]];
}

const near = (length: number) => `${Math.round(length * 10) / 10}px`;
const far = (length: number) => `calc(100% - ${near(length)})`;

/** Once around the box; it begins and ends in the middle of the left side, where all contours stand beside each other. */
function contour(corner: Corner, inset: number): string[] {
  const start = `${near(inset)} 50%`;
  const points = topLeft(corner, inset);
  const back = points.toReversed();
  return [
    start,
    ...points.map(([x, y]) => `${near(x)} ${near(y)}`),
    ...back.map(([x, y]) => `${far(x)} ${near(y)}`),
    ...points.map(([x, y]) => `${far(x)} ${far(y)}`),
    ...back.map(([x, y]) => `${near(x)} ${far(y)}`),
    start,
  ];
}

/** The box with such corners, as a `clip-path`. */
export const shape = (corner: Corner, inset = 0): string => `polygon(${contour(corner, inset).join(',')})`;

/** Only lines along such a box, as a `clip-path`: what is coloured is drawn as these lines. */
export const lines = (corner: Corner, ...drawn: Line[]): string =>
  `polygon(evenodd, ${drawn.flatMap(([inset, thick]) => [...contour(corner, inset), ...contour(corner, inset + thick)]).join(',')})`;
