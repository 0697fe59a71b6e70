import { from, useOpeningModal, useRsvpResult, useTexts } from '@janur/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

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
    <aside
      role="status"
      css={{
        position: 'fixed',
        // beside globe and music: at the foot it would lie on the hero's countdown
        insetInline: '16px 80px',
        top: 'calc(14px + env(safe-area-inset-top))',
        zIndex: 40,
        maxWidth: 480,
        marginInline: 'auto',
        // in the corner that neither the music nor the choice of languages has
        [`@media ${from('desktop')}`]: {
          insetInline: '24px auto',
          maxWidth: 320,
          top: 'auto',
          bottom: 'calc(92px + env(safe-area-inset-bottom))',
        },
        // and beside a navigation in the middle
        [`@media ${from('wide')}`]: { bottom: 24 },
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        padding: '12px 12px 12px 20px',
        borderRadius: 14,
        border: '1px solid color-mix(in srgb, var(--ink-on-third) 22%, transparent)',
        background: 'var(--third)',
        color: 'var(--ink-on-third)',
        boxShadow: '0 8px 28px rgb(0 0 0 / .18)',
        font: '500 16px/1.45 var(--font-body)',
        '& span': { flex: 1, whiteSpace: 'pre-line' },
        '& button': {
          minWidth: 48,
          minHeight: 48,
          border: 0,
          borderRadius: 10,
          background: 'transparent',
          color: 'inherit',
          fontFamily: 'inherit',
          fontSize: 15,
          fontWeight: 600,
          lineHeight: 1,
          cursor: 'pointer',
        },
        '& :focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
      }}
    >
      <span>{text}</span>
      <button type="button" onClick={() => setIsClosed(true)}>
        {t('rsvp.close')}
      </button>
    </aside>
  );
}

function onScroll(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
