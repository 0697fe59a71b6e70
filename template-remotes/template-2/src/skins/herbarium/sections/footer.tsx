import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';
import meadow from '../assets/meadow.webp';

const MEADOW = 190;

const footer = css({
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  padding: `72px 28px calc(${MEADOW + 60}px + 63px + env(safe-area-inset-bottom))`,
  '&[data-picture]': { color: 'var(--on-primary)', paddingTop: 110 },
  [DESKTOP]: { paddingTop: 110 },
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(var(--primary) 0 56%, color-mix(in srgb, var(--primary) 46%, transparent))',
});
const words = css({
  position: 'relative',
  maxWidth: 520,
  marginInline: 'auto',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontFamily: 'var(--font-script)',
    fontSize: 'clamp(3rem, 16vw, 4.5rem)',
    lineHeight: 0.95,
    color: 'var(--title)',
  },
  '& [data-line="text"]': { marginTop: 14, fontSize: '1.1875rem' },
  '& [data-line="sign"]': { marginTop: 14, fontStyle: 'italic', fontSize: '1.125rem' },
  '& [data-line="names"]': {
    fontFamily: 'var(--font-script)',
    fontSize: 'max(2rem, min(calc(3.25rem * var(--step)), calc(150vw / var(--word))))',
    lineHeight: 1.05,
  },
  '[data-picture] & h2': { color: 'inherit' },
  [CJK]: {
    '& h2': { fontSize: 'clamp(1.75rem, 9vw, 2.5rem)', lineHeight: 1.35 },
    '& [data-line="names"]': { fontSize: 'calc(2rem * var(--step))', lineHeight: 1.35 },
  },
});
const flowers = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(53px + env(safe-area-inset-bottom))',
  height: MEADOW,
  background: `url("${meadow}") 50% 100% / ${(MEADOW * 480) / 190}px repeat-x`,
});

/** The end lies behind a meadow; with STYLE1 the couple's picture stands behind the words. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer} data-picture={view.picture ? '' : undefined}>
      {view.picture && (
        <>
          <Backdrop picture={view.picture} />
          <div css={scrim} />
        </>
      )}
      <FooterText css={words} footer={view} />
      <div css={flowers} />
    </div>
  );
}
