import { type OpeningProps, useCouple, useDay, useGuestName, useInvitation, useTexts } from '@janur/kit';
import { useEffect, useRef } from 'react';
import { button, RULE } from './look.ts';
import { Names } from './names.tsx';

export function Opening({ onOpen, isLeaving }: OpeningProps) {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  const { client } = useInvitation();
  const day = useDay();
  const guestName = useGuestName();
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="dialog"
      aria-modal
      aria-label={joinedNames}
      css={{
        position: 'fixed',
        inset: 0,
        zIndex: 20,
        overflow: 'auto',
        background: 'var(--base)',
        opacity: isLeaving ? 0 : 1,
        transition: 'opacity 500ms',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      <div
        css={{
          boxSizing: 'border-box',
          minHeight: 'calc(100dvh - 24px)',
          margin: 12,
          padding: '40px 18px',
          border: RULE,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 28,
          textAlign: 'center',
        }}
      >
        <p css={{ margin: 0, fontSize: 17 }}>
          {t(client.option.web_type === 'BIRTHDAY' ? 'opening.birthday' : 'opening.wedding')}
        </p>
        <Names />
        {day && (
          <time dateTime={day.dateTime} css={{ fontSize: 18 }}>
            {day.full}
          </time>
        )}
        {guestName && (
          <p css={{ margin: 0, fontSize: 17, lineHeight: 1.5 }}>
            {t('opening.to')}
            <strong css={{ display: 'block', fontSize: 22, overflowWrap: 'anywhere' }}>{guestName}</strong>
          </p>
        )}
        <button ref={open} type="button" onClick={onOpen} css={[button, { padding: '8px 32px', fontSize: 17 }]}>
          {t('opening.open')}
        </button>
      </div>
    </div>
  );
}
