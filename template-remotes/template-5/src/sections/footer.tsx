import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import { Skyline } from '../drawings/skyline.tsx';
import { BRASS, FOIL, FRIEZE } from '../parts/brass.ts';
import { prose } from '../parts/layout.ts';

const footer = css({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '92svh',
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  background: 'linear-gradient(var(--base), var(--night))',
});
const words = css({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  margin: 'auto',
  padding: '84px 26px 30px',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    letterSpacing: '.035em',
    textTransform: 'uppercase',
    ...FOIL,
  },
  '[data-invitation] & h2': { fontSize: 'clamp(1.875rem, 10vw, 3rem)', lineHeight: 1.1 },
  '& [data-line="text"]': { ...prose, marginTop: 16 },
  '& [data-line="sign"]': { marginTop: 18, font: '400 1.5rem/1.2 var(--font-script)', color: 'var(--soft)' },
  '& [data-line="names"]': {
    marginTop: 8,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.5rem, min(calc(2.125rem * var(--step)), calc(112vw / var(--word))))',
    lineHeight: 1.15,
    letterSpacing: '.03em',
    textTransform: 'uppercase',
    WebkitTextStroke: '.5px currentColor',
    color: 'var(--title)',
  },
  [DESKTOP]: { paddingTop: 110 },
});
const city = css({
  flex: 'none',
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '400 / 330',
  maxHeight: '56svh',
});
const street = css({
  position: 'relative',
  height: 'calc(88px + env(safe-area-inset-bottom))',
  background: `${BRASS} 0 0 / 100% 2.4px no-repeat, ${FRIEZE}, var(--night)`,
  backgroundPosition: '0 0, 50% 6px, 0 0',
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(color-mix(in srgb, var(--base) 80%, #0000), color-mix(in srgb, var(--base) 90%, #0000) 60%, var(--base))',
});

/** The city at night before a sunburst; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer}>
      {view.picture && (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 640px, 100vw" />
          <div css={scrim} />
        </>
      )}
      <FooterText css={words} footer={view} />
      {!view.picture && <Skyline css={city} />}
      <div css={street} />
    </div>
  );
}
