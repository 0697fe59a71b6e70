const POINTS = 36;

/** A label of 1958 with 18 points, as wide and high as its element. */
export const BURST = `polygon(${Array.from({ length: POINTS }, (_, index) => {
  const angle = (index / POINTS) * 2 * Math.PI;
  const reach = index % 2 ? 43 : 50;
  return `${(50 + Math.cos(angle) * reach).toFixed(1)}% ${(50 + Math.sin(angle) * reach).toFixed(1)}%`;
}).join(', ')})`;
