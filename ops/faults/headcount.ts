import type { Said } from './said.ts';

/*
 * How many of a party are in the hall, as the field has it: whoever was written down as coming in came in, at whichever gate.
 * Only where a person said that two gates wrote down the same people, they are there once, as many as the gate saw that saw
 * most of them. Nothing of this is the product's.
 */

export const CHECK_INS = ['CHECK_IN', 'ADHOC'];

/** What one gate tells: who it let in, and whom it added. */
export interface GateStory {
  readonly first: Said;
  readonly told: readonly Said[];
}

export const inOrder = (one: Said, other: Said): number =>
  one.instant - other.instant ||
  (one.device_id === other.device_id
    ? (one.seq ?? 0) - (other.seq ?? 0)
    : (one.device_id ?? '') < (other.device_id ?? '')
      ? -1
      : 1);

export const peopleIn = (acts: readonly Said[]): number => acts.reduce((sum, { people }) => sum + (people ?? 0), 0);

/** A gate that let nobody of them in and added some had seen those who came first. */
export function gateStories(acts: readonly Said[]): GateStory[] {
  const firsts = acts.filter(({ type }) => CHECK_INS.includes(type)).toSorted(inOrder);
  const tellers = firsts.map(({ device_id: device }) => device);
  return firsts.map((first, index) => {
    const added = acts.filter(
      ({ type, device_id: device }) => type === 'ADDITIONAL' && Math.max(0, tellers.indexOf(device)) === index,
    );
    return { first, told: [first, ...added] };
  });
}

export function headcount(acts: readonly Said[]): number {
  const party = partyOfEach(acts);
  const came = acts.filter(({ type }) => [...CHECK_INS, 'ADDITIONAL'].includes(type));
  const parties = Map.groupBy(came, ({ op_id }) => party.get(op_id) ?? op_id);
  return [...parties.values()].reduce((sum, told) => sum + seenMost(told), 0);
}

function seenMost(told: readonly Said[]): number {
  const stories = gateStories(told);
  return stories.length > 1 ? Math.max(...stories.map((story) => peopleIn(story.told))) : peopleIn(told);
}

/** Which party each act tells of, by all that was said of that, in order of time; what nobody named is a matter of its own. */
function partyOfEach(acts: readonly Said[]): ReadonlyMap<string, string> {
  const partyOf = new Map<string, string>();
  const said = acts.filter(({ type }) => type === 'SETTLE').toSorted((one, other) => one.instant - other.instant);
  for (const { op_id, settles } of said) {
    const named = settles?.op_ids ?? [];
    const parties = new Map(named.map((id) => [id, partyOf.get(id)]));
    const others = (id: string) => named.filter((one) => one !== id && parties.get(one) === parties.get(id));
    if (settles?.as_one === true) {
      const joined = new Set(parties.values());
      for (const [id, party] of partyOf) if (joined.has(party)) partyOf.set(id, op_id);
      for (const id of named) partyOf.set(id, op_id);
    }
    if (settles?.as_one === false)
      for (const id of named) if (parties.get(id) !== undefined && others(id).length > 0) partyOf.delete(id);
  }
  return partyOf;
}
