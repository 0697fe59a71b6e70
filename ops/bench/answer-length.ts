/** How much of an answer is still to come after its first part, which holds the whole head. */
export function bytesAfter(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n');
  const head = part.toString('latin1', 0, end);
  if (end < 0 || !head.startsWith('HTTP/1.1 20')) throw new Error(`no success: ${part.toString('utf8', 0, 2000)}`);
  const at = head.indexOf('content-length: ');
  if (at < 0) throw new Error('an answer without its length cannot be counted');
  return end + 4 + Number.parseInt(head.slice(at + 16), 10) - part.length;
}
