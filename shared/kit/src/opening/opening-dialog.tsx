import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type OpeningMeasures, openingMeasures } from './measures.ts';
import type { OpeningView } from './opening-view.ts';

const styles = css({
  position: 'fixed',
  inset: 0,
  height: '100dvh',
  zIndex: 60,
  overflow: 'hidden',
  outline: 0,
  '&[data-leaving]': { pointerEvents: 'none' },
  // whoever is invited is named whole: a huge name is set smaller
  '& [data-part="guest"]': { zoom: 'var(--guest-scale, 1)' },
  // tapped, and the page is still on its way
  '&[data-pressed]': { cursor: 'progress' },
  '&[data-pressed] [data-part="open"]': { filter: 'brightness(.9)', transform: 'translateY(1px) scale(.985)' },
});

interface OpeningDialogProps {
  view: OpeningView;
  measures?: OpeningMeasures;
  isLeaving?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * The dialog around a template's opening, with all of its behaviour: a tap on `data-part="open"` opens, and so does Enter before
 * anything was tabbed to. A template styles by its attributes: `data-leaving` while the signature move plays,
 * `data-pressed`, `data-cover`, `data-style`, `data-names`, `data-guest`, and by `--longest-word` and `--mirror`.
 */
export function OpeningDialog({
  view,
  measures = openingMeasures(view),
  isLeaving = false,
  onOpen,
  children,
}: OpeningDialogProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isLeaving) element.current?.removeAttribute('data-pressed');
  }, [isLeaving]);

  const press = useEffectEvent(() => {
    if (isLeaving) return;
    element.current?.setAttribute('data-pressed', '');
    onOpen?.();
  });
  useEffect(() => {
    const dialog = element.current;
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-part="open"]')) press();
    };
    const enter = ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target === dialog) press();
    };
    dialog?.addEventListener('click', click);
    dialog?.addEventListener('keydown', enter);
    return () => {
      dialog?.removeEventListener('click', click);
      dialog?.removeEventListener('keydown', enter);
    };
  }, []);

  return (
    <div
      ref={element}
      role="dialog"
      aria-label={view.joinedNames}
      tabIndex={-1}
      data-part="opening"
      data-leaving={isLeaving || undefined}
      data-cover={view.cover?.type}
      data-style={view.style ?? undefined}
      data-names={measures.names}
      data-guest={measures.guest}
      data-to={view.texts.toGuest}
      style={measures.properties}
      css={styles}
    >
      {children}
    </div>
  );
}
