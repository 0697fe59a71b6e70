/** Told apart by day and by night, also by who sees few colours: the names stand beside them. */
const COLOURS = ['#4F7A66', '#B06F3C', '#5F77A8', '#96628A', '#8A7A22', '#3F8289', '#B25A4E', '#7A6A5A'] as const;
const WITHOUT = '#849393';

/** The same colour for a group wherever its people sit. */
export function groupColours(groups: Iterable<string | null>): (group: string | null) => string {
  const known = [...new Set(groups)].filter((group) => group !== null).toSorted();
  const colourOf = new Map(known.map((group, at) => [group, COLOURS[at % COLOURS.length] ?? WITHOUT]));
  return (group) => (group === null ? WITHOUT : (colourOf.get(group) ?? WITHOUT));
}
