import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The Ed25519 key of a file, made at its first use; only its owner may read it. */
export function signingKey(file: string): KeyObject {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // whoever made it first in the same moment has the key
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(readFileSync(file));
}

/** The raw 32 bytes of its public half, base64: the end of the key's DER. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');

export const signatureOf = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64');
