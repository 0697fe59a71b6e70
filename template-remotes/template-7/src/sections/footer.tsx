import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import ducks from '../assets/ducks.svg';
import body from '../assets/foot-clouds-body.svg';
import line from '../assets/foot-clouds-line.svg';
import { lattice, prose } from '../parts/layout.ts';
import { wall } from '../parts/wall.ts';

const footer = css({ borderBottom: 0 });
const words = css({
  position: 'relative',
  maxWidth: 480,
  marginInline: 'auto',
  padding: '64px 28px 40px',
  textAlign: 'center',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(2.25rem, 11vw, 3.125rem)', lineHeight: 1.15 },
  '& [data-line="text"]': { ...prose, marginTop: 12 },
  '& [data-line="sign"]': { marginTop: 16, font: '400 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 4,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.625rem, min(calc(2.5rem * var(--step)), calc(130vw / var(--word))))',
    lineHeight: 1.2,
  },
  [DESKTOP]: { paddingTop: 96 },
});
/** The bank goes on under the bar at the window's foot. */
const water = css({
  position: 'relative',
  paddingBottom: 'calc(66px + env(safe-area-inset-bottom))',
  '& img': { position: 'relative', width: 'min(82%, 380px)', height: 'auto', margin: '0 auto' },
  '&[data-on-photo] img': { display: 'none' },
});
const clouds = css({
  position: 'relative',
  aspectRatio: '390 / 130',
  marginTop: 'max(-9%, -44px)',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': { background: 'var(--base)', mask: `url(${body}) 0 0 / 100% 100%` },
  '&::after': { background: `url(${line}) 0 0 / 100% 100%`, maskImage: 'linear-gradient(#000 70%, #0000)' },
  [DESKTOP]: {
    aspectRatio: 'auto',
    height: 150,
    '&::before': { mask: `url(${body}) 50% 0 / 450px 100% repeat-x` },
    '&::after': { background: `url(${line}) 50% 0 / 450px 100% repeat-x` },
  },
  '& + div': {
    position: 'absolute',
    insetInline: 0,
    bottom: -3,
    height: 'calc(70px + env(safe-area-inset-bottom))',
    background: 'var(--base)',
  },
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(color-mix(in srgb, var(--primary) 84%, #0000), var(--primary) 90%)',
});

/** Two mandarin ducks over a bank of clouds; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={[wall, footer]}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 720px, 100vw" />
          <div css={scrim} />
        </>
      ) : (
        <div css={lattice} />
      )}
      <FooterText css={words} footer={view} />
      <div css={water} data-on-photo={view.picture ? '' : undefined}>
        <img src={ducks} alt="" width="340" height="128" loading="lazy" draggable={false} />
        <div css={clouds} />
        <div />
      </div>
    </div>
  );
}
