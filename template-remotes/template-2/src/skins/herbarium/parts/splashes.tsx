/** By their colour: x, y and radius in units of the drawing, and how thin the paint is. */
const SPECKS: readonly [colour: string, specks: readonly [number, number, number, number][]][] = [
  [
    '#93ab88',
    [
      [196, 56, 1.6, 0.57],
      [166, 289, 3.2, 0.49],
      [156, 244, 0.8, 0.44],
      [91, 6, 2.5, 0.48],
      [77, 11, 1.8, 0.41],
      [259, 48, 1.9, 0.32],
      [270, 270, 3.1, 0.25],
      [55, 74, 0.7, 0.31],
      [117, 32, 1.9, 0.37],
      [131, 272, 2, 0.34],
      [273, 150, 0.8, 0.32],
      [284, 226, 2.3, 0.48],
      [224, 141, 1.2, 0.27],
      [352, 135, 3, 0.3],
      [169, 41, 1.8, 0.27],
      [241, 283, 1.8, 0.56],
      [121, 216, 1.1, 0.65],
      [315, 55, 1.9, 0.5],
      [281, 147, 0.8, 0.5],
    ],
  ],
  [
    '#e2a086',
    [
      [43, 396, 2.4, 0.37],
      [157, 358, 2, 0.64],
      [284, 214, 1.6, 0.38],
      [264, 316, 2.2, 0.4],
      [187, 247, 2, 0.51],
      [43, 193, 1.2, 0.6],
      [128, 398, 1.1, 0.38],
      [328, 380, 0.8, 0.59],
      [252, 176, 2.9, 0.64],
      [365, 299, 1.4, 0.52],
      [176, 303, 0.9, 0.34],
      [137, 390, 2.2, 0.37],
      [350, 381, 1.7, 0.27],
      [343, 355, 2.2, 0.61],
    ],
  ],
];

/** Specks that flew off the brush. As markup: a picture of them would hold the first paint, and count as the largest one. */
export function Splashes({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 390 420" aria-hidden="true">
      {SPECKS.map(([colour, specks]) => (
        <g key={colour} fill={colour}>
          {specks.map(([x, y, radius, opacity]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} opacity={opacity} />
          ))}
        </g>
      ))}
    </svg>
  );
}
