import { CHECK_INS, gateStories, headcount, peopleIn } from './headcount.ts';
import type { Said } from './said.ts';

export interface Party {
  readonly first: Said | undefined;
  readonly seconds: readonly Said[];
  readonly attended: number;
  readonly inside: number;
  readonly gift: boolean;
  readonly souvenirs: number;
  /** Who came in gate by gate, the first gate first. */
  readonly gates: readonly number[];
  /** Whether somebody said of everything that these gates told whether it is one party. */
  readonly isSettled: boolean;
  readonly table: string | null;
  readonly rupiah: number;
}
export interface Evening {
  readonly refused: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
  party(guest: string): Party;
}

const PRESENCE = [...CHECK_INS, 'ADDITIONAL', 'LEAVE', 'COME_BACK'];

const people = (acts: readonly Said[], type: string) => peopleIn(acts.filter((act) => act.type === type));

/**
 * What the evening comes to, by the words of reliability.md §2 and nothing else: nobody's totals are kept, everything is
 * read off the acts that were not taken back. `acts` stand in the order in which the server took them, which alone decides
 * what an undo still found and what was refused.
 */
export function evening(acts: readonly Said[], invited: ReadonlyMap<string, string | null>): Evening {
  const kept = new Map<string, Said[]>([...invited.keys()].map((guest) => [guest, []]));
  const tables = new Map(invited);
  const refused = new Set<string>();
  const undone = new Set<string>();
  const guestOf = new Map(acts.map((act) => [act.op_id, act.guest]));

  function party(guest: string): Party {
    const mine = kept.get(guest) ?? [];
    const stories = gateStories(mine);
    const [first, ...seconds] = stories.map((story) => story.first);
    const attended = headcount(mine);
    const looked = new Set(mine.flatMap(({ settles }) => settles?.op_ids ?? []));
    const out = people(mine, 'LEAVE') - people(mine, 'COME_BACK');
    // of two at the same instant the one that came later
    const seat = mine
      .filter(({ type }) => type === 'TABLE')
      .toSorted((one, other) => one.instant - other.instant)
      .at(-1);
    return {
      first,
      seconds,
      attended,
      inside: Math.max(0, Math.min(attended, attended - out)),
      gift: mine.some(({ gift }) => gift),
      souvenirs: mine.filter(({ souvenir }) => souvenir).length,
      gates: stories.map(({ told }) => peopleIn(told)),
      isSettled: stories.every(({ told }) => told.every(({ op_id }) => looked.has(op_id))),
      table: seat ? seat.table : (tables.get(guest) ?? null),
      rupiah: mine.flatMap((act) => act.entrusted_gifts).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    };
  }

  for (const act of acts) {
    const guest = act.undone_op_id === null ? act.guest : (guestOf.get(act.undone_op_id) ?? '');
    if (act.type === 'ADHOC') {
      kept.set(guest, []);
      tables.set(guest, act.table);
    }
    const mine = kept.get(guest);
    const { first, seconds, souvenirs } = party(guest);
    // whoever is answered at once is told that there was one; a tablet in a dead spot has given its own
    const isNothingNew =
      act.device_id === null && act.type === 'GIFT' && souvenirs > 0 && !act.gift && act.entrusted_gifts.length === 0;
    if (!mine || isNothingNew || (act.type === 'ADDITIONAL' && !first)) refused.add(act.op_id);
    else if (act.type !== 'UNDO') mine.push(act);
    else {
      const target = mine.find(({ op_id }) => op_id === act.undone_op_id);
      // whom another gate let in stays in the hall; without the last of them nobody of the party is there
      const isWhole = act.undone_op_id === null || (target !== undefined && target === first && seconds.length === 0);
      const gone = isWhole ? (first ? mine.filter(({ type }) => PRESENCE.includes(type)) : []) : target ? [target] : [];
      if (gone.length === 0) refused.add(act.op_id);
      for (const one of gone) undone.add(one.op_id);
      kept.set(
        guest,
        mine.filter((one) => !gone.includes(one)),
      );
    }
  }
  return { refused, undone, party };
}
