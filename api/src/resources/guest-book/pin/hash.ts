import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { DoorPin } from '@janur/contracts';

/** By estimate a second of a cheap phone, which has nothing but a script to compute it with. */
const ITERATIONS = 50_000;

const derive = promisify(pbkdf2);

/** What is kept of a PIN and told to devices, with a salt of its own. */
export async function hashPin(pin: string): Promise<DoorPin> {
  const salt = randomBytes(16);
  const hash = await derive(pin, salt, ITERATIONS, 32, 'sha256');
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url'), iterations: ITERATIONS };
}
