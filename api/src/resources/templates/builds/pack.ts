import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';
import type { RemoteManifest } from '@janur/contracts';
import * as z from 'zod';
import { type BuildFile, filesOf } from '../verify.ts';

/** A file with what is served in its place to browsers that take it compressed; null where that wins nothing. */
export interface PackedFile extends BuildFile {
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
}

const COMPRESSIBLE = /\.(js|css|svg|json|html|wasm)$/;
const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) };
const expand = { brotli: promisify(brotliDecompress), gzip: promisify(gunzip) };

export async function pack(files: readonly BuildFile[]): Promise<PackedFile[]> {
  const packed: PackedFile[] = [];
  for (const { path, bytes } of files) {
    const isText = COMPRESSIBLE.test(path);
    // one after the other: guests are served by the same machine
    const brotli = isText ? await compress.brotli(bytes) : null;
    packed.push({ path, bytes, brotli, gzip: isText ? await compress.gzip(bytes, { level: 9 }) : null });
  }
  return packed;
}

/** The lengths of each file's compressed forms, in the manifest's order. */
const Lengths = z.array(z.object({ brotli: z.int().nullable(), gzip: z.int().nullable() }));

/** A whole version as one object: a line of lengths, the files as they were signed, the compressed forms. */
export function toBundle(files: readonly PackedFile[]): Buffer {
  const lengths = files.map(({ brotli, gzip: gz }) => ({ brotli: brotli?.length ?? null, gzip: gz?.length ?? null }));
  const forms = files.flatMap(({ brotli, gzip: gz }) => [brotli ?? [], gz ?? []].flat());
  return Buffer.concat([Buffer.from(`${JSON.stringify(lengths)}\n`), ...files.map(({ bytes }) => bytes), ...forms]);
}

/** The files again. Throws when one is not what the manifest says, or a compressed form not of it. */
export async function fromBundle(manifest: RemoteManifest, bundle: Buffer): Promise<PackedFile[]> {
  const head = bundle.indexOf('\n') + 1;
  const lengths = Lengths.parse(JSON.parse(bundle.toString('utf8', 0, head)));
  let at = head + manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const files = filesOf(manifest, bundle.subarray(head, at));
  const cut = (length: number | null) => (length === null ? null : bundle.subarray(at, (at += length)));
  const packed = files.map((file, index) => {
    const brotli = cut(lengths[index]?.brotli ?? null);
    return { ...file, brotli, gzip: cut(lengths[index]?.gzip ?? null) };
  });
  for (const { path, bytes, brotli, gzip: gz } of packed) {
    const most = { maxOutputLength: bytes.length + 1 };
    const forms = [brotli && (await expand.brotli(brotli, most)), gz && (await expand.gzip(gz, most))];
    if (forms.some((form) => form && !form.equals(bytes))) throw new Error(`${path} is not what was packed`);
  }
  return packed;
}
