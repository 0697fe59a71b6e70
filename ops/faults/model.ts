import type { Said } from './said.ts';

export interface Party {
  readonly first: Said | undefined;
  readonly seconds: readonly Said[];
  readonly attended: number;
  readonly inside: number;
  readonly gift: boolean;
  readonly souvenir: boolean;
  readonly table: string | null;
  readonly rupiah: number;
}
export interface Evening {
  readonly refused: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
  party(guest: string): Party;
}

const CHECK_INS = ['CHECK_IN', 'ADHOC'];
const PRESENCE = [...CHECK_INS, 'ADDITIONAL', 'LEAVE', 'COME_BACK'];

const people = (acts: readonly Said[], type: string) =>
  acts.reduce((sum, act) => (act.type === type ? sum + (act.people ?? 0) : sum), 0);

const inOrder = (one: Said, other: Said): number =>
  one.instant - other.instant ||
  (one.device_id === other.device_id
    ? (one.seq ?? 0) - (other.seq ?? 0)
    : (one.device_id ?? '') < (other.device_id ?? '')
      ? -1
      : 1);

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
    const [first, ...seconds] = mine.filter(({ type }) => CHECK_INS.includes(type)).toSorted(inOrder);
    const attended = (first?.people ?? 0) + people(mine, 'ADDITIONAL');
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
      souvenir: mine.some(({ souvenir }) => souvenir),
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
    const { first, souvenir } = party(guest);
    const isNothingNew = act.type === 'GIFT' && souvenir && !act.gift && act.entrusted_gifts.length === 0;
    if (!mine || isNothingNew || (act.type === 'ADDITIONAL' && !first)) refused.add(act.op_id);
    else if (act.type !== 'UNDO') mine.push(act);
    else {
      const target = mine.find(({ op_id }) => op_id === act.undone_op_id);
      const isWhole = act.undone_op_id === null || (target !== undefined && target === first);
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
