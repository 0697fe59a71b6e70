import { deliverRsvpOfBefore, songOf, useInvitation, useOpeningModal } from '@janur/kit';
import { lazy, Suspense, useEffect } from 'react';
import { ConnectionNotice } from './connection-notice.tsx';
import { LanguageSwitch } from './language/language-switch.tsx';
import { usePageTitle } from './language/use-page-title.ts';
import { Music } from './music-control.tsx';

const AfterOpening = lazy(() => import('./after-opening.tsx'));

/** The second component that always renders after the template (spec §1, decisions §7). */
export function Overlay() {
  const { client, link } = useInvitation();
  const isOpened = useOpeningModal((store) => !store.isShown);
  const song = songOf(client.option);
  // an answer of a former visit may be delivered while the opening is still closed
  usePageTitle();
  useEffect(() => deliverRsvpOfBefore(link.slug), [link.slug]);
  return (
    <>
      <LanguageSwitch />
      {song ? <Music songUrl={song} /> : null}
      {isOpened && (
        <Suspense>
          <AfterOpening />
        </Suspense>
      )}
      <ConnectionNotice />
    </>
  );
}
