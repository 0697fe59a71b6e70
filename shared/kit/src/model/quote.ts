import { wideDots } from './dotted.ts';
import { useInvitation } from './invitation.tsx';
import { gluedPronoun } from './line-breaks.ts';

export interface QuoteView {
  text: string;
  source: string | null;
  /** NO_FLOWER: words and one rule or stroke, no drawing (brief §0). */
  isPlain: boolean;
}

/** The quote of the invitation. */
export function useQuote(): QuoteView {
  const { content, option } = useInvitation().client;
  return {
    text: gluedPronoun(wideDots(content.quote ?? '')),
    source: content.quote_source ? wideDots(content.quote_source) : null,
    isPlain: option.quote_style === 'NO_FLOWER',
  };
}
