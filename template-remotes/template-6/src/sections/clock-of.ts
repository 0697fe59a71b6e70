/** '09.00 – 10.30 WIB' as its first clock and what stands before and after it; words without a clock are all `before`. */
export function clockOf(time: string): { before: string; clock: string; after: string } {
  const found = /\d{1,2}[.:h]\d{2}/.exec(time);
  if (!found) return { before: time, clock: '', after: '' };
  const [clock] = found;
  return {
    before: time.slice(0, found.index).trim(),
    clock,
    after: time.slice(found.index + clock.length).trim(),
  };
}
