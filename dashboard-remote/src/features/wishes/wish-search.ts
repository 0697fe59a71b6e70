import { type Chosen, STRANGERS } from '@janur/contracts';
import { listParams, oneOf, text, urlState, whole } from '../../parts/url-state.ts';

export const TABS = ['shown', 'waiting', 'hidden'] as const;
export type Tab = (typeof TABS)[number];

/** What the list shows, as the address bar keeps it. Times are those of a local clock, as the fields write them. */
export interface WishSearch {
  search: string;
  tab: Tab;
  source: string | undefined;
  from: string | undefined;
  until: string | undefined;
  client: number | undefined;
  page: number;
  limit: number;
}

const LIST = listParams();
const isLocalTime = (said: string): boolean => !Number.isNaN(Date.parse(said));
const time = (name: string) => ({
  ...text(name, 30),
  read: (said: string) => (isLocalTime(said) ? said : undefined),
});

export const wishSearch = urlState<WishSearch>({
  ...LIST,
  tab: oneOf('tab', TABS, 'shown'),
  source: text('source', 9),
  from: time('from'),
  until: time('until'),
  client: whole('client', undefined),
});

const instant = (local: string | undefined) => local && new Date(local).toISOString();

/** By whom and when, as the server is asked. */
export function chosenOf({ source, from, until, client }: WishSearch): Chosen {
  return {
    ...(source && { source }),
    ...(from && { from: instant(from) }),
    ...(until && { until: instant(until) }),
    ...(client !== undefined && { client_id: client }),
  };
}

export const isNamed = (source: string | null | undefined): source is string => !!source && source !== STRANGERS;
/** Nothing is narrowed save by the tab. */
export const EVERYTHING = { search: '', source: undefined, from: undefined, until: undefined, client: undefined };
