import { useTexts } from '../texts.ts';
import { useCouple } from './couple.ts';
import { useInvitation } from './invitation.tsx';
import { gluedEnding } from './line-breaks.ts';

export interface GreetingView {
  /** 'Bride and groom', or what a single host is called. */
  title: string;
  /** The couple's own words to their guests. */
  text: string | null;
}

/** What stands above the hosts. */
export function useGreeting(): GreetingView {
  const { content } = useInvitation().client;
  const { isSingleHost } = useCouple();
  const { t } = useTexts();
  return {
    title: t(isSingleHost ? 'couple.host' : 'couple.title'),
    text: content.greeting ? gluedEnding(content.greeting) : null,
  };
}
