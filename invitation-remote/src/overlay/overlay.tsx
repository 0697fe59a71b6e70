import { useInvitation } from '@janur/kit';
import { Announcement } from './announcement.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { LanguageSwitch } from './language/language-switch.tsx';
import { MusicControl } from './music-control.tsx';
import { RsvpResult } from './rsvp-result.tsx';

/** The second component that always renders after the template (spec §1, decisions §7). */
export function Overlay() {
  const { client } = useInvitation();
  const { song_url, announcement } = client.option;
  return (
    <>
      <LanguageSwitch />
      {song_url ? <MusicControl songUrl={song_url} /> : null}
      {announcement ? <Announcement text={announcement} /> : null}
      <RsvpResult />
      <ConnectionNotice />
    </>
  );
}
