import { randomUUID } from 'node:crypto';
import fastifyJwt from '@fastify/jwt';
import { Role } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config/index.ts';
import { USHER_SESSION } from './session-life.ts';

const AUDIENCE = 'janur';
const ALGORITHM = 'HS256';
const HOUR = 3600;
/** About a megabyte of tokens. */
const MOST_VERIFIED = 2000;
/**
 * decisions §3: a working day for who sits at a desk. Of an usher this is the most that a session can come to: how long one
 * lasts is in its row, which slides with use (`session-life.ts`).
 */
const LIFE_SECONDS: Readonly<Record<Role, number>> = {
  ADMIN: 12 * HOUR,
  CLIENT: 12 * HOUR,
  DESIGNER: 12 * HOUR,
  USHER: USHER_SESSION.mostHours * HOUR,
  GUEST: 24 * HOUR,
};

/** `sub` is the account's id, for a GUEST the guest's; `jti` names the account's session. */
const Claims = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  role: Role,
  jti: z.string(),
  exp: z.int(),
});
export type Claims = z.infer<typeof Claims>;

export interface Tokens {
  issue(who: { id: number; role: Role }): { token: string; jti: string; expiresAt: Date };
  /** Undefined for whatever we did not sign, or that has run out. */
  read(token: string): Claims | undefined;
}

export async function createTokens(app: FastifyInstance, keys: Config['keys']): Promise<Tokens> {
  const [current] = keys;
  await app.register(fastifyJwt, {
    secret: current.secret,
    sign: { algorithm: ALGORITHM, kid: current.kid, aud: AUDIENCE },
    decode: { complete: true },
  });
  const secrets = new Map(keys.map((key) => [key.kid, key.secret]));
  const verified = new Map<string, Claims>();
  const remember = (token: string, claims: Claims): Claims => {
    if (verified.size >= MOST_VERIFIED) verified.clear();
    verified.set(token, claims);
    return claims;
  };

  return {
    issue({ id, role }) {
      const [jti, expiresIn] = [randomUUID(), LIFE_SECONDS[role]];
      const token = app.jwt.sign({ sub: String(id), role, jti }, { expiresIn });
      return { token, jti, expiresAt: new Date(Date.now() + expiresIn * 1000) };
    },
    read(token) {
      // a signature stays right; what may change, whether the session was ended, the caller asks each time
      const known = verified.get(token);
      if (known) return known.exp * 1000 > Date.now() ? known : undefined;
      try {
        const secret = secrets.get(kidOf(app.jwt.decode(token)));
        if (!secret) return undefined;
        const verdict = app.jwt.verify(token, { key: secret, algorithms: [ALGORITHM], allowedAud: AUDIENCE });
        return remember(token, Claims.parse(verdict));
      } catch {
        // A token that cannot be read is no token: the caller is anonymous.
        return undefined;
      }
    },
  };
}

const Decoded = z.object({ header: z.object({ kid: z.string() }) });
const kidOf = (decoded: unknown): string => Decoded.parse(decoded).header.kid;
