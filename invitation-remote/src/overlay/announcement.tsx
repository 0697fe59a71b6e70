import { css } from '@emotion/react';
import { from, sheet, sheetPadding, useOpeningModal, useRsvpResult, useTexts } from '@janur/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { inLook } from './in-look.ts';

/**
 * What the hosts want every guest to know at once (`option.announcement`), after the opening, until it is closed or the guest has
 * answered. It belongs to the first screen: who scrolls on reads, who comes back finds it again.
 */
export function Announcement({ text }: { text: string }) {
  const { t } = useTexts();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const [isClosed, setIsClosed] = useState(false);
  const isAnswered = useRsvpResult(({ isShown, type, kind }) => isShown && type === 'success' && kind === 'rsvp');
  const isScrolledOn = useSyncExternalStore(onScroll, () => window.scrollY > window.innerHeight / 2);
  useEffect(() => {
    if (isAnswered) setIsClosed(true);
  }, [isAnswered]);
  if (isOpeningShown || isClosed || isScrolledOn) return null;
  return (
    <div data-invitation="" css={inLook}>
      <aside role="status" data-part="announcement" css={note}>
        <span>{text}</span>
        <button type="button" onClick={() => setIsClosed(true)}>
          {t('rsvp.close')}
        </button>
      </aside>
    </div>
  );
}

const note = css({
  ...sheet,
  position: 'fixed',
  // low and flat above the navigation, over the countdown: above, many a hero has its names. `--note-end`: beside a rail at the right
  insetInline: '12px var(--note-end, 12px)',
  bottom: 'calc(92px + env(safe-area-inset-bottom))',
  zIndex: 40,
  maxWidth: 480,
  marginInline: 'auto',
  // in the corner that neither the music nor the choice of languages has
  [`@media ${from('desktop')}`]: {
    insetInline: '24px auto',
    maxWidth: 320,
  },
  // and beside a navigation in the middle
  [`@media ${from('wide')}`]: { bottom: 24 },
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: sheetPadding(10, 10, 10, 18),
  '& span': { flex: 1, minWidth: 0, paddingBlock: 4, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& button': {
    minWidth: 48,
    minHeight: 48,
    border: 0,
    background: 'transparent',
    color: 'var(--sheet-mark, inherit)',
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1,
    cursor: 'pointer',
  },
  '& :focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
});

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
