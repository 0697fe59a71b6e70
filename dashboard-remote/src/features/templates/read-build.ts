/** A version as `npm run template -- pack` writes it: what was signed on the first line, the files' bytes behind it. */
export interface PackedBuild {
  readonly name: string;
  readonly version: string;
  readonly publicKey: string;
  readonly signature: string;
  readonly manifest: Blob;
  readonly content: Blob;
}

/** The first line holds a manifest, which is at most so long. */
const HEAD_BYTES = 1_200_000;
const NEW_LINE = 10;

/** Undefined for a file that the command did not write. Whether it is what was signed says the server. */
export async function readBuild(file: Blob): Promise<PackedBuild | undefined> {
  const start = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const end = start.indexOf(NEW_LINE);
  if (end < 0) return undefined;
  const head = textsOf(new TextDecoder().decode(start.subarray(0, end)));
  const described = textsOf(head['manifest']);
  const { public_key: publicKey, signature, manifest } = head;
  const { name, version } = described;
  if (!publicKey || !signature || !manifest || !name || !version) return undefined;
  return {
    name,
    version,
    publicKey,
    signature,
    manifest: new Blob([manifest], { type: 'application/json' }),
    content: file.slice(end + 1, file.size, 'application/octet-stream'),
  };
}

/** The texts of a JSON object; none of what is none. */
function textsOf(json: string | undefined): Partial<Record<string, string>> {
  try {
    const read: unknown = JSON.parse(json ?? '');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'string'));
  } catch {
    // any file may be dropped here
    return {};
  }
}
