import { type QuoteView, useQuote } from '@janur/kit';
import type { ReactNode } from 'react';

interface QuotationProps {
  className?: string;
  /** Drawings around the words; NO_FLOWER leaves them out. */
  above?: ReactNode;
  drawing?: ReactNode;
  below?: ReactNode;
  /** Stands between the words and their source with NO_FLOWER. */
  rule?: ReactNode;
  /** The words, where a family sets them in another way. */
  children?: (quote: QuoteView) => ReactNode;
  /** Who says them, where that is more than a `cite`. */
  source?: (source: string) => ReactNode;
}

/** The quote: `p` and `cite`; with NO_FLOWER it is `data-plain` and has a rule (`hr`) in place of drawings. */
export function Quotation({
  className,
  above,
  drawing,
  below,
  rule = <hr />,
  children,
  source: cite = (source) => <cite>{source}</cite>,
}: QuotationProps) {
  const quote = useQuote();
  const { text, source, isPlain } = quote;
  return (
    <blockquote className={className} data-plain={isPlain || undefined}>
      {!isPlain && above}
      {children ? children(quote) : <p>{text}</p>}
      {isPlain ? rule : drawing}
      {source && cite(source)}
      {!isPlain && below}
    </blockquote>
  );
}
