/** A list in pieces that one statement carries. */
export function* inPieces<T>(list: readonly T[], size = 500): Generator<T[], void> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
