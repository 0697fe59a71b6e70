import { useOpeningModal, useTexts } from '@janur/kit';
import { useState } from 'react';

/** What the hosts want every guest to know at once (`option.announcement`), after the opening, until it is closed. */
export function Announcement({ text }: { text: string }) {
  const { t } = useTexts();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const [isClosed, setIsClosed] = useState(false);
  if (isOpeningShown || isClosed) return null;
  return (
    <aside
      role="status"
      css={{
        position: 'fixed',
        // above the navigation, beside the music
        insetInline: '16px 80px',
        bottom: 'calc(92px + env(safe-area-inset-bottom))',
        zIndex: 40,
        maxWidth: 480,
        marginInline: 'auto',
        // in the corner that neither the music nor the choice of languages has
        '@media (min-width: 992px)': { insetInline: '24px auto', maxWidth: 320 },
        // and beside a navigation in the middle
        '@media (min-width: 1280px)': { bottom: 24 },
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
