/** The pages to offer, at most seven places: first, last, the current one with its neighbours, `gap` between. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  if (last <= 7) return range(1, last);
  if (current <= 4) return [...range(1, 5), 'gap', last];
  if (current >= last - 3) return [1, 'gap', ...range(last - 4, last)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
