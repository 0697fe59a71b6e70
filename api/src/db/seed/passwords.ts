import { hash, verify } from '@node-rs/argon2';

/** decisions §3: argon2id, 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of each distinct password, made once: the demo's clients share one. */
export async function hashEach(passwords: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const password of new Set(passwords)) hashes.set(password, await hash(password, ARGON2ID)); // one at a time: 19 MiB each
  return hashes;
}

export const isPassword = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password);
