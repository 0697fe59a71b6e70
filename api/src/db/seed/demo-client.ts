import type { EventRow, OptionRow, ProfileRow } from '../rows/invitation.ts';

/** What is told of one client of the demo; ids, positions and what is usual are filled in when it is stored. */
export interface DemoClient {
  name: string;
  version?: 'V1' | 'V2';
  country?: string;
  username?: string;
  bride?: DemoProfile;
  groom?: DemoProfile;
  events: DemoEvent[];
  /** Which of the events, by position, is the day that is counted down to; the first where nothing is said. */
  mainEvent?: number;
  newEvents?: DemoEvent[];
  greeting?: string;
  quote?: [text: string, source: string];
  hashtag?: string;
  video?: string;
  /** File names below `/files/demo/`, the first is the cover. */
  pictures: string[];
  /** A cut-out of both hosts: it stands in the hero, and the template's own scene is the cover. */
  couple?: string;
  /** The opening's picture, where it is not the album's first. */
  cover?: string;
  /** The opening is the template's drawing alone, without a cover picture. */
  hasDrawnOpening?: boolean;
  stories?: DemoStory[];
  payments?: DemoPayment[];
  options: DemoOption[];
  /** What is served at one of the events, by position, for households by name to choose from. */
  menu?: { event: number; meals: { name: string; is_for_children?: boolean }[] };
  guests?: DemoGuest[];
  wishes?: DemoWish[];
}

export type DemoProfile = Partial<Omit<ProfileRow, 'id' | 'client_id' | 'content_id' | 'side'>> & { name: string };

/** `start` and `end` carry their offset: `2027-06-12T08:00+07:00`. */
export type DemoEvent = Pick<EventRow, 'title' | 'type' | 'location' | 'street'> &
  Partial<Omit<EventRow, 'start_datetime' | 'end_datetime'>> & { start: string; end?: string };

export type DemoOption = Partial<OptionRow> & { slug: string; template: string };

export interface DemoStory {
  date: string;
  title: string;
  text: string;
  place?: string;
  picture?: string;
}

export interface DemoPayment {
  bank: string;
  number: string;
  owner: string;
}

export interface DemoWish {
  name: string;
  message: string;
  /** What the hosts said to it. */
  answer?: string;
}

export interface DemoGuest {
  code: string;
  name: string;
  phone?: string;
  group?: string;
  note?: string;
  total: number;
  source?: 'INVITED' | 'RSVP';
  /** Which of the client's events, by position, with the table there and what was answered. */
  /** Who is in the household, `total` of them. */
  members?: DemoMember[];
  invitedTo: { event: number; table?: string; answer?: { attending: boolean; guests: number } }[];
  wish?: string;
}

export interface DemoMember {
  name: string;
  is_child?: boolean;
  diet?: string;
}

/** Banks and wallets of the payments, by the name people know them by. */
export const BANKS = [
  'BCA',
  'Bank Mandiri',
  'BNI',
  'BRI',
  'BSI',
  'CIMB Niaga',
  'Bank Jago',
  'SeaBank',
  'GoPay',
  'OVO',
  'DANA',
  'ShopeePay',
  'Maybank',
  'DBS',
  'Deutsche Bank',
  'BBVA',
  'MUFG',
  'Nubank',
  'KakaoBank',
  'ICBC',
  'Barclays',
] as const;

export const DEMO_FILES = '/files/demo/';
export const file = (name: string): string => `${DEMO_FILES}${name}`;

/** A search link works for every place, also for the invented ones, and needs no key. */
export const mapsUrl = (...place: (string | null)[]): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.filter(Boolean).join(', '))}`;
