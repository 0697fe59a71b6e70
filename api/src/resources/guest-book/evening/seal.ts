import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '@janur/contracts/rules';
import type { Config } from '../../../config/index.ts';
import type { TicketSeed } from '../../../config/keys.ts';

const HEX = 20;

/** What a key of ours says of a report. */
export interface Seal {
  readonly key_id: string;
  readonly seal: string;
}

/** Seals reports, and says whether one is as it was sealed. The keys of tickets stay for years, and sessions' do not. */
export function createSeals(seeds: Config['ticketKeys']) {
  const [current] = seeds;
  return {
    seal: (content: unknown): Seal => ({ key_id: current.kid, seal: sealOf(current, content) }),
    isTrue(content: unknown, { key_id, seal }: Seal): boolean {
      const seed = seeds.find(({ kid }) => kid === key_id);
      return seed !== undefined && timingSafeEqual(Buffer.from(sealOf(seed, content)), Buffer.from(seal.padEnd(24)));
    },
  };
}
export type Seals = ReturnType<typeof createSeals>;

/** As people read it out: five groups of four. */
function sealOf({ seed }: TicketSeed, content: unknown): string {
  const key = Buffer.from(hkdfSync('sha256', seed, '', 'janur evening report', 32));
  const hex = createHmac('sha256', key).update(canonicalJson(content)).digest('hex').slice(0, HEX).toUpperCase();
  return hex.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** The seal in a line of a file, if there is one. */
export const sealIn = (text: string): string | undefined => /\b[0-9A-F]{4}(?:-[0-9A-F]{4}){4}\b/.exec(text)?.[0];
