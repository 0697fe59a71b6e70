import { tagOf } from '@janur/contracts/languages';
import { useEffect } from 'react';
import { useInvitation, useLanguage } from '../model/invitation.tsx';

/** The hosts' words say their language on a page that speaks another; the code for it comes with the first such page. */
export function useHostWords(): void {
  const { client } = useInvitation();
  const language = useLanguage();
  const { language: own } = client.option;
  useEffect(() => {
    if (language === own) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const title = document.querySelector('title');
    title?.setAttribute('lang', tagOf(own));
    const start = ({ markHostWords, readsHosts }: typeof import('./host-words.ts')) => {
      // the scene of an answer and the sheets stand beside the page
      if (!isOver) stop = markHostWords(document.body, { isHosts: readsHosts(client), tag: tagOf(own) });
    };
    // words without their language are read all the same
    import('./host-words.ts').then(start, () => undefined);
    return () => {
      isOver = true;
      title?.removeAttribute('lang');
      stop?.();
    };
  }, [client, language, own]);
}
