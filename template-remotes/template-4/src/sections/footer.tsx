import { css } from '@emotion/react';
import { Backdrop, useCouple, useDay, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';
import { JoinedNames } from '../parts/joined-names.tsx';
import { caption, hand } from '../parts/type.ts';

/** A colophon: what was said last, in small type under the title of the paper. */
const colophon = css({
  position: 'relative',
  minHeight: '86svh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 64,
  padding: '84px 20px max(96px, env(safe-area-inset-bottom) + 84px)',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
  '&[data-picture]': { color: '#fff', '--focus': '#fff' },
  '& > :not([data-part="backdrop"])': { position: 'relative' },
  '& [data-part="backdrop"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(#0c0a168c, #0c0a1673 40%, #0c0a16d9)',
  },
  [DESKTOP]: { padding: '120px 40px 72px' },
});
const words = css({
  display: 'grid',
  '& > img': { width: 'auto', height: 84, maxWidth: '55%', objectFit: 'contain', marginBottom: 28 },
  '& h2': {
    fontSize: 'clamp(3rem, 23vw, 8.375rem)',
    lineHeight: 0.8,
    letterSpacing: '-.035em',
    overflowWrap: 'normal',
    hyphens: 'auto',
  },
  '& [data-line="text"]': { marginTop: 36, maxWidth: 440, fontSize: '1.0625rem' },
  '& [data-line="sign"]': { ...hand, marginTop: 28, color: 'inherit' },
  '& [data-line="names"]': {
    marginTop: 10,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(2.25rem, min(4.5rem, (100vw - 40px) / (.46 * var(--word))))',
    lineHeight: 0.98,
    letterSpacing: '-.025em',
    textWrap: 'balance',
  },
  [CJK]: { '& h2': { fontSize: '3rem', lineHeight: 1.25 } },
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 20,
    '& > *': { gridColumn: '7 / 12' },
    '& h2': { gridColumn: '1 / -1', fontSize: '13vw' },
    '& [data-line="sign"]': { fontSize: '2.5rem' },
    '& [data-line="names"]': { gridColumn: '7 / -1', fontSize: 'max(3rem, min(6rem, 42vw / (.46 * var(--word))))' },
  },
});
const imprint = css(caption, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 20px',
  paddingTop: 12,
  borderTop: '1px solid',
  '& > span': { font: '400 1.4375rem/1.1 var(--font-heading)', overflowWrap: 'anywhere', minWidth: 0 },
});

export function Footer() {
  const footer = useFooter();
  const { names } = useCouple();
  const day = useDay();
  return (
    <div css={colophon} data-picture={footer.picture ? '' : undefined}>
      {footer.picture && <Backdrop picture={footer.picture} />}
      <FooterText css={words} footer={footer} />
      <p css={imprint}>
        <span>
          <JoinedNames names={names} />
        </span>
        {day && <time dateTime={day.dateTime}>{day.full}</time>}
      </p>
    </div>
  );
}
