import { isLanguage } from '@janur/contracts/languages';
import type { RsvpContext } from '@janur/kit/document';
import { QUIET_PARAMETER } from '@janur/kit/first-screen';

/** What a document says at its top: of an answer, of a wish, and of an answer that the hosts look at first. */
export const SAID = ['sent', 'wished', 'held'] as const;
export type Said = (typeof SAID)[number];

/** What of an address is about the document; the rest is the guest's link. */
const OWN = ['plain', 'calendar', 'page'];

/** The link with another way to read it; without any it leads to the whole page. */
export function queryOf(query: string, way: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(query);
  for (const name of OWN) asked.delete(name);
  // the whole page speaks the hosts' language until the guest chooses there
  if (Object.keys(way).length === 0) asked.delete('lang');
  for (const [name, value] of Object.entries(way)) asked.set(name, value);
  return asked.toString();
}

/** A link that was opened without script: the document, where another language was chosen, for the whole page speaks it by a script. */
export function readingQuery(query: string): string {
  if (!isLanguage(new URLSearchParams(query).get('lang') ?? '')) return query;
  return `?${queryOf(query, { plain: '1' })}`;
}

/** The document, quiet or as it was. */
export function quietQueryOf(query: string, isQuiet: boolean): string {
  const asked = new URLSearchParams(queryOf(query, { plain: '1' }));
  if (isQuiet) asked.set(QUIET_PARAMETER, '1');
  else asked.delete(QUIET_PARAMETER);
  return asked.toString();
}

/** The words for what became of it, by their keys; a guest who declined hears no success. */
export function wordOf(query: string, { guest }: RsvpContext): { title: string; text: string } | undefined {
  const said = SAID.find((each) => each === new URLSearchParams(query).get('plain'));
  if (said === undefined) return undefined;
  if (said === 'held') return { title: 'rsvp.kept_title', text: 'rsvp.success_held' };
  if (said === 'wished') return { title: 'rsvp.success_title', text: 'rsvp.success_wish' };
  return guest?.is_attending === false
    ? { title: 'rsvp.declined_title', text: 'rsvp.declined' }
    : { title: 'rsvp.success_title', text: 'rsvp.success' };
}
