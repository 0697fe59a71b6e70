import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { SHORT } from './tokens.ts';

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** What the answers say: to leave all as it is, and to do it. */
  keep: string;
  act: string;
  onKeep: () => void;
  onAct: () => void;
  /** Where the question ends at the edge of a small phone, the finger is at the upper answer. */
  isAtEdge?: boolean;
}

/** Asks before something that is not done by mistake: it takes the button's place, and leaving things as they are is nearest. */
export function Question({ title, children, keep, act, onKeep, onAct, isAtEdge }: QuestionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const box = heading.current?.parentElement;
    box?.scrollIntoView?.({ block: 'nearest' });
    // where not all of it has room, the harmless answer has
    box?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div role="group" aria-labelledby={id} css={box}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <Button kind="second" onClick={onAct} css={[doing, isAtEdge && below]}>
        {act}
      </Button>
      <Button onClick={onKeep}>{keep}</Button>
    </div>
  );
}

const doing = css({ background: 'color-mix(in srgb, currentColor 12%, transparent)' });
const below = css({ [SHORT]: { order: 1 } });

const box = css({
  display: 'grid',
  gap: 12,
  padding: '18px 16px 16px',
  borderRadius: 18,
  background: 'var(--wash, var(--card))',
  '& h2': { padding: '0 4px', fontSize: '1.25rem', fontWeight: 800, lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& h2:focus-visible': { outline: 'none' },
  '& p': { padding: '0 4px 4px', lineHeight: 1.4, overflowWrap: 'anywhere', textWrap: 'pretty' },
});
