/** How long the longest of the names is (brief §0): 'short' ≤ 9 characters, 'medium' ≤ 14, 'long' ≤ 22, else 'huge'. */
export function nameSize(names: readonly string[]): 'short' | 'medium' | 'long' | 'huge' {
  const longest = Math.max(0, ...names.map((name) => [...name].length));
  if (longest <= 9) return 'short';
  if (longest <= 14) return 'medium';
  return longest <= 22 ? 'long' : 'huge';
}
