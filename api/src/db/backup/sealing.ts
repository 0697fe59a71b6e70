import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';

/* Archives are sealed as `age` seals files, so that they can be opened without Janur: `age -d -i identity archive.age`. */

const HEADER = 'age-encryption.org/v1';

/** Writes the file beside itself for whoever has the recipient's identity; answers where. Throws for what is no recipient. */
export async function encrypted(file: string, recipient: string): Promise<string> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Error('JANUR_BACKUP_RECIPIENT must be an age recipient: age1…, as `age-keygen` prints it');
  }
  return through(file, `${file}.age`, (stream) => encrypter.encrypt(stream));
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString() === HEADER;
  } finally {
    await handle.close();
  }
}

/** Writes what is in the file to `target`. Throws when the identity does not open it, or it was changed. */
export async function decrypted(file: string, target: string, identity: string | undefined): Promise<string> {
  if (!identity) throw new Error(`${file} is encrypted: say its age identity in JANUR_BACKUP_IDENTITY`);
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity.trim());
  } catch {
    throw new Error('JANUR_BACKUP_IDENTITY must be an age identity: AGE-SECRET-KEY-1…');
  }
  return through(file, target, (stream) => decrypter.decrypt(stream)).catch((error: unknown) => {
    throw new Error(`${file} cannot be opened with this identity, or was changed`, { cause: error });
  });
}

type Bytes = globalThis.ReadableStream<Uint8Array>;

async function through(from: string, to: string, change: (stream: Bytes) => Promise<Bytes>): Promise<string> {
  const changed = await change(Readable.toWeb(createReadStream(from)) as Bytes); // one class, two declarations of it
  await pipeline(Readable.fromWeb(changed as ReadableStream<Uint8Array>), createWriteStream(to, { mode: 0o600 }));
  return to;
}
