import { inflateRawSync } from 'node:zlib';

/** One part of an archive that was written in one go, by its place in the directory. */
export function unpacked(file: Buffer, part: string): string {
  for (let at = file.indexOf('504b0102', 'hex'); at >= 0; at = file.indexOf('504b0102', at + 4, 'hex')) {
    const nameLength = file.readUInt16LE(at + 28);
    if (file.toString('utf8', at + 46, at + 46 + nameLength) !== part) continue;
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString('utf8');
  }
  throw new Error(`${part} is not in the archive`);
}
