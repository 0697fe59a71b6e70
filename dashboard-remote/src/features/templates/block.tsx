import { FONT_TITLE } from '@janur/ui';
import { type ReactNode, useId } from 'react';
import { card } from '../../parts/styles.ts';

interface BlockProps {
  title: string;
  /** What opens in it may lie over the card below. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a screen on a card, with its heading. */
export function Block({ title, isOpen, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={[card, isOpen && { position: 'relative', zIndex: 1, overflow: 'visible' }]}>
      <h2 id={id} css={{ margin: 0, padding: '16px 20px 12px', font: `400 24px/1.2 ${FONT_TITLE}` }}>
        {title}
      </h2>
      {children}
    </section>
  );
}
