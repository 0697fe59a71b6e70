import { useInvitation } from '@janur/kit';
import { Announcement } from './announcement.tsx';
import { RsvpResult } from './rsvp-result.tsx';

/** What nobody sees before the invitation is open. It comes then, since a guest may be offline when an answer fails. */
export default function AfterOpening() {
  const { announcement } = useInvitation().client.option;
  return (
    <>
      {announcement ? <Announcement text={announcement} /> : null}
      <RsvpResult />
    </>
  );
}
