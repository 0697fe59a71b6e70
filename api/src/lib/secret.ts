import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a card: whoever holds it is let in. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of one: so many bits need no salt and no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
