import type { OpeningProps } from '@janur/kit';
import { button, RULE } from './look.ts';
import { OpeningNames } from './names.tsx';

export function Opening({ view }: OpeningProps) {
  const { eyebrow, names, day, guest, texts } = view;
  return (
    <div
      css={{
        position: 'absolute',
        inset: 0,
        overflow: 'auto',
        background: 'var(--base)',
        transition: 'opacity 500ms',
        '[data-leaving] &': { opacity: 0 },
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
        <p css={{ margin: 0, fontSize: 17 }}>{eyebrow}</p>
        <OpeningNames names={names} />
        {day && (
          <time dateTime={day.dateTime} css={{ fontSize: 18 }}>
            {day.full}
          </time>
        )}
        {guest && (
          <p css={{ margin: 0, fontSize: 17, lineHeight: 1.5 }}>
            <span>{texts.to}</span>
            <strong data-part="guest" css={{ display: 'block', fontSize: 22, overflowWrap: 'anywhere' }}>
              {guest}
            </strong>
          </p>
        )}
        <button type="button" data-part="open" css={[button, { padding: '8px 32px', fontSize: 17 }]}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
