/** An arch on straight legs: centre, top, width and where the legs end. */
export function archPath(centre: number, top: number, width: number, bottom: number): string {
  return `${openArch(centre, top, width, bottom)}Z`;
}

/** The same without its base line, for strokes. */
export function openArch(centre: number, top: number, width: number, bottom: number): string {
  const radius = width / 2;
  return `M${centre - radius},${bottom}V${top + radius}A${radius},${radius} 0 0 1 ${centre + radius},${top + radius}V${bottom}`;
}
