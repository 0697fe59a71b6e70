import type { Language } from '@janur/contracts';
import type { PreviewEvent, PreviewMessage, PreviewScene } from '@janur/contracts/preview';
import { loadGuestTexts } from '@janur/i18n/load-guest-texts';
import { InvitationProvider, readLink, useMusic, useOpeningModal, useShownLanguage } from '@janur/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { Loading } from '../loading/loading.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { TemplateOrPaper } from '../template-or-paper.tsx';
import { answerLocally } from './answers.ts';

/** Shows the scenes that the page around it sends. It talks to its own origin alone, and calls nobody. */
export default function Preview() {
  const [scene, setScene] = useState<PreviewScene | null>(null);
  const { show, language } = useShownLanguage();

  useEffect(() => {
    globalThis.fetch = answerLocally;
    let shownId: number | null = null;
    const take = ({ origin, data }: MessageEvent<PreviewMessage | PreviewEvent>) => {
      if (origin !== window.location.origin || data.kind !== 'janur-preview') return;
      const { client, isOpened } = data.scene;
      useOpeningModal.setState({ isShown: !isOpened });
      // another invitation's song waits for a tap of its own
      if (client.id !== shownId) useMusic.getState().stop();
      shownId = client.id;
      setScene(data.scene);
    };
    window.addEventListener('message', take);
    tell('janur-preview-ready');
    return () => window.removeEventListener('message', take);
  }, []);

  const wanted = scene?.client.option.language;
  const speak = useEffectEvent(async (chosen: Language) => show(chosen, await loadGuestTexts(chosen)));
  useEffect(() => {
    if (wanted) void speak(wanted);
  }, [wanted]);

  const isShown = scene !== null && wanted === language;
  useEffect(() => {
    if (isShown && scene) requestAnimationFrame(() => setTimeout(() => tell('janur-preview-shown')));
  }, [isShown, scene]);

  if (!isShown) return <Loading />;
  const { client, guest, query, template } = scene;
  const invitation = { client, guest, link: readLink(client.option.slug, new URLSearchParams(query)) };
  return (
    // another template or another invitation starts anew; a keystroke does not
    <InvitationProvider key={`${template?.entry} ${client.id}`} invitation={invitation}>
      <TemplateOrPaper entry={template}>
        <Overlay />
      </TemplateOrPaper>
    </InvitationProvider>
  );
}

function tell(kind: PreviewEvent['kind']) {
  window.parent.postMessage({ kind } satisfies PreviewEvent, window.location.origin);
}
