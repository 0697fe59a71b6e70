import { eventWords, fillMessage, messageFor } from '@janur/contracts/messages';
import { HOUSEKEEPING } from '../../access/access.ts';
import { listWhereabouts } from '../../access/owned-queries.ts';
import type { Database } from '../../db/connection.ts';
import { personalLink } from '../../guests/personal-link.ts';
import { titleOf } from '../../lib/title-of.ts';
import { listTexts } from '../guest-list/messages/queries.ts';
import type { Letter, Sender } from './channels/channel.ts';
import { type Claimed, findGuestLetter, listEventsOfGuest } from './queries.ts';

/** A message as it is written to one guest; undefined when the guest is gone or cannot be reached any more. */
export async function letterOf(
  db: Database,
  { channel }: Pick<Sender, 'channel'>,
  { claimed, origin, now }: { claimed: Claimed; origin: string; now: Date },
): Promise<Letter | undefined> {
  const guest = await findGuestLetter(db, claimed.guest_id);
  const to = channel === 'EMAIL' ? guest?.email : guest?.phone_number;
  if (!guest || !to) return undefined;
  const [events, texts, whereabouts] = await Promise.all([
    listEventsOfGuest(db, claimed.guest_id),
    listTexts(db, HOUSEKEEPING, guest.client_id),
    listWhereabouts(db, HOUSEKEEPING, [guest.option_id]),
  ]);
  // a template's button leads to our own origin, whatever domain the couple has
  const where = channel === 'WHATSAPP' ? { slug: guest.slug } : whereabouts.get(guest.option_id);
  const { kind } = claimed;
  const added = kind === 'NEW_EVENT' ? events.find(({ is_unasked: isUnasked }) => isUnasked) : undefined;
  const event = added ?? events.find(({ start_datetime: start }) => start !== null && start > now) ?? events[0];
  const { language, guest_group, hosts, name } = guest;
  const words = eventWords(
    event && {
      title: titleOf(event, language),
      start_datetime: event.start_datetime?.toISOString() ?? null,
      timezone: event.timezone,
    },
    language,
  );
  const link = personalLink(origin, guest, {
    slug_domain: null,
    custom_domain: null,
    is_custom_domain: false,
    ...where,
    slug: guest.slug,
  });
  const start = event?.start_datetime ?? null;
  return {
    id: claimed.id,
    kind,
    language,
    to,
    name,
    hosts,
    link,
    ...words,
    text: fillMessage(messageFor(texts, { kind, guest_group, language }), { name, link, hosts, ...words }),
    calendar:
      event && start && kind !== 'THANKS' ? { title: titleOf(event, language), start, location: event.location } : null,
  };
}
