/*
 * What happened at this wedding, told as a person in the hall would tell it: who was asked to what, what was said, where they
 * sit, who stands in the hall. Nothing here knows a rule of the product; everything that it shows is held against this.
 */

export type Said = 'PENDING' | 'CONFIRMED' | 'DECLINED';
export type Sent = 'INVITATION' | 'REMINDER' | 'THANKS';

/** A party at one event. */
export interface Place {
  said: Said;
  /** The people who said that they come. */
  coming: number;
  table: string | null;
  /** The people who stand in the hall; null before they came. */
  arrived: number | null;
  hasGift: boolean;
}

export interface Party {
  /** The product's, known once it is in. */
  code: string;
  name: string;
  phone: string | null;
  people: number;
  group: string | null;
  isWalkIn: boolean;
  members: readonly string[];
  children: readonly string[];
  /** By the title of the event. */
  at: Map<string, Place>;
  sent: Set<Sent>;
}

interface Given {
  readonly name: string;
  readonly phone: string | null;
  readonly people: number;
  readonly group: string | null;
  readonly events: readonly string[];
  readonly members?: readonly string[];
  readonly children?: readonly string[];
}

export const asked = (): Place => ({ said: 'PENDING', coming: 0, table: null, arrived: null, hasGift: false });

export const party = ({ events, members = [], children = [], ...given }: Given): Party => ({
  ...given,
  code: '',
  isWalkIn: false,
  members,
  children,
  at: new Map(events.map((title) => [title, asked()])),
  sent: new Set(),
});

export interface StoryGift {
  readonly kind: 'ENVELOPE' | 'ENTRUSTED' | 'TRANSFER' | 'PARCEL';
  readonly giver: string;
  /** The guest who gave it, if it is one. */
  readonly code: string | null;
  readonly amount: number | null;
  isThanked: boolean;
}

export interface StoryEvent {
  readonly title: string;
  readonly id: number;
}

export class Story {
  clientId = 0;
  optionId = 0;
  slug = '';
  events: StoryEvent[] = [];
  parties: Party[] = [];
  gifts: StoryGift[] = [];

  eventId(title: string): number {
    const id = this.events.find((event) => event.title === title)?.id;
    if (id === undefined) throw new Error(`${title} is no event of the story`);
    return id;
  }

  named(name: string): Party {
    const found = this.parties.filter((one) => one.name === name);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} parties are called ${name}`);
    return only;
  }

  /** Those who were invited, at an event or anywhere. */
  invited(title?: string): Party[] {
    return this.parties.filter((one) => !one.isWalkIn && (title === undefined || one.at.has(title)));
  }

  walkIns(title?: string): Party[] {
    return this.parties.filter((one) => one.isWalkIn && (title === undefined || one.at.has(title)));
  }
}

export function placeOf(one: Party, title: string): Place {
  const place = one.at.get(title);
  if (!place) throw new Error(`${one.name} is not invited to ${title}`);
  return place;
}

/** Says for a whole party, or for some of it. */
export function says(one: Party, title: string, said: Said, coming = one.people): void {
  Object.assign(placeOf(one, title), { said, coming: said === 'CONFIRMED' ? coming : 0 });
}

export interface Heads {
  households: number;
  people: number;
}

const heads = (some: readonly Party[], people: (one: Party) => number): Heads => ({
  households: some.length,
  people: some.reduce((sum, one) => sum + people(one), 0),
});

/** One event, counted by walking through the story once for each number. */
export function eventNumbers(story: Story, title: string) {
  const invited = story.invited(title);
  const who = (said: Said) => invited.filter((one) => placeOf(one, title).said === said);
  const came = invited.filter((one) => placeOf(one, title).arrived !== null);
  const inHall = (one: Party) => placeOf(one, title).arrived ?? 0;
  const whole = (one: Party) => one.people;
  return {
    invited: heads(invited, whole),
    coming: heads(who('CONFIRMED'), (one) => placeOf(one, title).coming),
    declined: heads(who('DECLINED'), whole),
    pending: heads(who('PENDING'), whole),
    arrived: heads(came, inHall),
    walkIns: heads(story.walkIns(title), inHall),
    withoutTable: invited.filter((one) => !placeOf(one, title).table).length,
    gifts: [...invited, ...story.walkIns(title)].filter((one) => placeOf(one, title).hasGift).length,
  };
}

const places = (one: Party): Place[] => [...one.at.values()];
export const comesSomewhere = (one: Party): boolean => places(one).some(({ said }) => said === 'CONFIRMED');
export const isSilent = (one: Party): boolean => places(one).every(({ said }) => said === 'PENDING');
const staysAway = (one: Party): boolean => !comesSomewhere(one) && !isSilent(one);
export const hasCome = (one: Party): boolean => places(one).some(({ arrived }) => arrived !== null);

/** All guests of the couple, whatever they are invited to. */
export function wholeNumbers(story: Story) {
  const guests = story.invited();
  return {
    guests: heads(guests, (one) => one.people),
    walkIns: story.walkIns().length,
    unsent: guests.filter((one) => !one.sent.has('INVITATION')).length,
    pending: guests.filter(isSilent).length,
    confirmed: guests.filter(comesSomewhere).length,
    declined: guests.filter(staysAway).length,
    withoutTable: guests.filter((one) => places(one).every(({ table }) => !table)).length,
  };
}

/** To whom a message is due: who was told, answered or came needs no invitation and no reminder. */
export function dueNow(story: Story) {
  const waits = (one: Party) => isSilent(one) && !hasCome(one);
  const gave = (one: Party) =>
    places(one).some(({ hasGift }) => hasGift) || story.gifts.some(({ code }) => code === one.code);
  return {
    INVITATION: story.invited().filter((one) => !one.sent.has('INVITATION') && waits(one)),
    REMINDER: story.invited().filter((one) => one.sent.has('INVITATION') && !one.sent.has('REMINDER') && waits(one)),
    THANKS: story.parties.filter((one) => !one.sent.has('THANKS') && (hasCome(one) || gave(one))),
  } as const;
}
