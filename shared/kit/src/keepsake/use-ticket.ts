import { qrPath } from '@janur/ui/qr-path';
import type { RsvpSubmission } from '@janur/contracts';
import { comingOf } from '../answer/answer-scene.ts';
import { useCouple } from '../model/couple.ts';
import { useEvents } from '../model/events.ts';
import { useGuestName, useInvitation } from '../model/invitation.tsx';
import { ownerOf, rememberedName } from '../rsvp/remembered.ts';
import { storage } from '../rsvp/rsvp-outbox.ts';
import { useShare } from '../share/use-share.ts';
import { useTexts } from '../texts.ts';
import { seatsOf } from './seats.ts';
import type { TicketView } from './ticket.ts';
import { dotted } from '../model/dotted.ts';

/** The ticket of who said yes; null for who does not come, or is nobody whom the door could know. */
export function useTicket(said: RsvpSubmission): TicketView | null {
  const { t } = useTexts();
  const { guest, link } = useInvitation();
  const { joinedNames, hosts } = useCouple();
  const { hashtag } = useShare();
  const all = useEvents();
  const name = useGuestName() ?? said.name;
  const { isComing, count, eventIds } = comingOf(said);
  const code = guest?.code ?? codeOf(storage.read(rememberedName(ownerOf(link))));
  if (!isComing || !code) return null;
  const events = all.filter(({ id }) => eventIds.length === 0 || eventIds.includes(id));
  const seats = seatsOf({
    events,
    tables: new Map(guest?.events.map(({ event_id, table_number }) => [event_id, table_number])),
    called: (table) => t('keepsake.table', { table }),
  });
  const people = t('rsvp.person', { count: count ?? 1 });
  return {
    names: joinedNames,
    initials: hosts.map((host) => [...host.name][0]?.toUpperCase() ?? ''),
    guest: name,
    count: count ?? 1,
    people: dotted([people, seats.ofAll]),
    events: events.map(({ id, title, date, time, location }) => ({
      id,
      title: dotted([title, seats.of(id)]),
      day: date,
      time,
      place: location,
    })),
    hashtag,
    qr: guest?.live_ticket ? null : qrPath(code),
    words: { title: t('keepsake.title'), guest: t('keepsake.guest'), hint: t('keepsake.hint') },
  };
}

/** The code that the server gave to somebody whom the list did not know. */
function codeOf(kept: unknown): string | null {
  return typeof kept === 'object' && kept !== null && 'code' in kept && typeof kept.code === 'string'
    ? kept.code
    : null;
}
