import { inflateSync } from 'node:zlib';

/** A font of all Chinese letters has about 20 MB when it is unpacked. */
const MAX_UNPACKED = 32 * 1_048_576;

/**
 * Throws where a font is too large to be unpacked, or broken. The libraries that unpack it ask nobody: three megabytes of WOFF may
 * hold three gigabytes of zeros.
 */
export function assertUnpackable(font: Buffer): void {
  const kind = font.toString('latin1', 0, 4);
  if (kind === 'wOFF') unpackWoff(font);
  if (kind === 'wOF2' && sizeOfWoff2(font) > MAX_UNPACKED) throw new RangeError('The font is larger than a font');
}

/** Nothing holds a WOFF to the sizes that it says, so that it is unpacked to be measured. */
function unpackWoff(font: Buffer): void {
  let left = MAX_UNPACKED;
  for (let at = 44; at < 44 + font.readUInt16BE(12) * 20; at += 20) {
    const [start, packed, said] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    const table = font.subarray(start, start + packed);
    left -= (packed === said ? table : inflateSync(table, { maxOutputLength: left })).length;
    if (left < 1) throw new RangeError('The font is larger than a font');
  }
}

const OTHER_TAG = 63;
const GLYF_AND_LOCA = new Set([10, 11]);

/** As the directory of a WOFF 2 says: its reader takes no more than that. */
function sizeOfWoff2(font: Buffer): number {
  let at = 48;
  const byte = (): number => font.readUInt8(at++);
  /** W3C, WOFF 2.0: UIntBase128, at most five bytes. */
  const size = (value = 0, length = 1): number => {
    const next = byte();
    const sum = value * 128 + (next & 0x7f);
    if (next < 0x80) return sum;
    if (length === 5) throw new RangeError('A size has more than five bytes');
    return size(sum, length + 1);
  };
  let whole = 0;
  for (let tables = font.readUInt16BE(12); tables > 0; tables -= 1) {
    const flags = byte();
    const tag = flags & 0x3f;
    if (tag === OTHER_TAG) at += 4;
    const unpacked = size();
    const isTransformed = GLYF_AND_LOCA.has(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    whole += isTransformed ? Math.max(unpacked, size()) : unpacked;
  }
  return whole;
}
