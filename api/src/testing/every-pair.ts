/** A round that leads from each to each other one once, and back to the first. */
export const everyPair = <T>(all: readonly T[]): T[] => [
  ...all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => [one, other])),
  ...all.slice(0, 1),
];
