import { css } from '@emotion/react';
import { Cover, type OpeningProps } from '@janur/kit';
import { button, RULE } from './look.ts';
import { OpeningNames } from './names.tsx';

/** A print at the head of the letter, by its kind; a logo stands whole and without an edge. */
const picture = css({
  width: 150,
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '4 / 5', borderRadius: 2 },
  '&[data-type="LANDSCAPE"]': { width: 'min(240px, 100%)', '& img': { aspectRatio: '3 / 2' } },
  '&[data-type="PORTRAIT"]': { width: 156, '& img': { aspectRatio: '3 / 4' } },
  '&[data-type="LOGO"]': {
    width: 'auto',
    maxWidth: '55%',
    '& img': {
      width: 'auto',
      maxWidth: '100%',
      height: 120,
      aspectRatio: 'auto',
      objectFit: 'contain',
      borderRadius: 0,
    },
  },
});

export function Opening({ view }: OpeningProps) {
  const { eyebrow, names, day, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={{ margin: 0, fontSize: '1.0625rem', lineHeight: 1.5 }}>
      <span>{texts.to}</span>
      <strong data-part="guest" css={{ display: 'block', fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {guest}
      </strong>
    </p>
  );
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
        {style === 'QUERY_REVERSE' && greeting}
        {cover && (
          <div css={picture} data-type={cover.type}>
            <Cover cover={cover} sizes="240px" />
          </div>
        )}
        <p css={{ margin: 0, fontSize: '1.0625rem' }}>{eyebrow}</p>
        <OpeningNames names={names} />
        {day && (
          <time dateTime={day.dateTime} css={{ fontSize: '1.125rem' }}>
            {day.full}
          </time>
        )}
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={[button, { padding: '8px 32px', fontSize: '1.0625rem' }]}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
