import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { createXmlBounds } from './bounds.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 262_144;
/** Parts of an archive; a workbook of a hundred sheets has three hundred. */
const MOST_PARTS = 1000;

/**
 * Whether everything in a zip archive fits into `limit` bytes once unpacked, and is not in too many parts. It is really unpacked to know: the sizes that an
 * archive claims are the first thing that a bomb lies about. Nothing of it is kept. Undefined when the bytes are no archive
 * that can be read.
 */
export async function fitsUnpacked(archive: Buffer, limit: number): Promise<boolean | undefined> {
  const end = endOfDirectory(archive);
  if (end === undefined) return undefined;
  if (archive.readUInt16LE(end + 10) > MOST_PARTS) return false;
  let left = limit;
  let at = archive.readUInt32LE(end + 16);
  for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const packed = packedBytes(archive, at);
    const name = archive.toString('latin1', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    // one part after the other: each is measured against what the ones before it left
    const size = packed && (await sizeOf(packed, left, isXml(name)));
    if (size === undefined) return undefined;
    if (size > left) return false;
    left -= size;
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return true;
}

function endOfDirectory(archive: Buffer): number | undefined {
  const earliest = Math.max(0, archive.length - END_LENGTH - MAX_COMMENT);
  for (let at = archive.length - END_LENGTH; at >= earliest; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}

interface Packed {
  readonly method: number;
  readonly bytes: Buffer;
}

function packedBytes(archive: Buffer, entry: number): Packed | undefined {
  const method = archive.readUInt16LE(entry + 10);
  const length = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_ENTRY) return undefined;
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (start + length > archive.length) return undefined;
  return { method, bytes: archive.subarray(start, start + length) };
}

/** What the library reads; what it does not may hold whatever it likes. */
const isXml = (name: string): boolean => /\.(?:xml|rels)$/i.test(name) && !/^(?:docProps|customXml)\//.test(name);

/** The unpacked size, or more than `limit` as soon as that is known. Undefined also for XML that is out of bounds. */
async function sizeOf({ method, bytes }: Packed, limit: number, isBounded: boolean): Promise<number | undefined> {
  if (method !== STORED && method !== DEFLATED) return undefined;
  const bounds = isBounded ? createXmlBounds() : undefined;
  let size = 0;
  try {
    const packed = Readable.from([bytes]);
    for await (const some of method === STORED ? packed : packed.pipe(createInflateRaw({ chunkSize: CHUNK }))) {
      const chunk = some as Buffer; // what inflating gives
      size += chunk.length;
      if (size > limit) return size;
      if (bounds && !bounds.takes(chunk)) return undefined;
    }
    return !bounds || bounds.ends() ? size : undefined;
  } catch {
    return undefined;
  }
}
