import { randomFrom } from '../random.ts';
import { catalogue } from '../clients/catalogue.ts';
import { demoClients } from '../clients/index.ts';
import { type OldRecord, oldClient } from './clients.ts';
import { type Planted, plantFlaws } from './flaws.ts';
import { peopleOf } from './people.ts';

export { type MediaServer, serveOldMedia } from './media.ts';

export interface OldStock {
  /** JSON texts, a record each. */
  readonly lines: readonly string[];
  /** What was made wrong on purpose. */
  readonly planted: readonly Planted[];
}

/**
 * The answers of a system like the one before, lifelike down to its flaws, the same for a seed on every machine. `media` is
 * where its files are: an origin that `serveOldMedia` gives. None of its slugs is one of the demo's.
 */
export function oldStock({ slugs, seed = 1, media }: { slugs: number; seed?: number; media: string }): OldStock {
  const random = randomFrom(seed);
  const taken = new Set(demoClients().flatMap((client) => client.options.map(({ slug }) => slug)));
  const couples = catalogue(slugs, taken);
  const records: OldRecord[] = [];
  const planted: Planted[] = [];
  for (const [index, couple] of couples.entries()) {
    const invitations = oldClient(couple, { index, media, random });
    const [first] = invitations;
    if (!first) continue;
    planted.push(...plantFlaws(first, { index, media }));
    records.push(...invitations, ...peopleOf(first, { index, random, planted }));
  }
  return { lines: shuffled(records, random).map((record) => JSON.stringify(record)), planted };
}

/** An export asks call by call: guests, answers and wishes stand far from their client. Clients keep their order. */
function shuffled(records: readonly OldRecord[], random: () => number): OldRecord[] {
  const rank = new Map(records.map((record) => [record, random()]));
  const rankOf = (record: OldRecord) => rank.get(record) ?? 0;
  const clients = records.filter(({ kind }) => kind === 'client');
  const others = records.filter(({ kind }) => kind !== 'client').toSorted((a, b) => rankOf(a) - rankOf(b));
  const before = others.splice(0, Math.floor(others.length / 3));
  return [...before, ...clients, ...others];
}
