import { useInvitation } from '@janur/kit';
import { lazy, Suspense } from 'react';
import { Announcement } from './announcement.tsx';
import { RsvpResult } from './rsvp-result.tsx';

// only where the couple chose codes that change
const LiveTicket = lazy(() => import('./ticket/live-ticket.tsx'));

/** What nobody sees before the invitation is open. It comes then, since a guest may be offline when an answer fails. */
export default function AfterOpening() {
  const { client, guest } = useInvitation();
  const { announcement } = client.option;
  return (
    <>
      {announcement ? <Announcement text={announcement} /> : null}
      <RsvpResult />
      {guest?.live_ticket && (
        <Suspense>
          <LiveTicket client={client} code={guest.code} name={guest.name} />
        </Suspense>
      )}
    </>
  );
}
