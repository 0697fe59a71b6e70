import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';
import horizon from '../assets/horizon.svg';
import milkyWay from '../assets/milky-way.svg';
import { prose, SILVER } from '../parts/layout.ts';
import { Moon } from '../sky/moon.tsx';

const footer = css({
  position: 'relative',
  overflow: 'hidden',
  background: 'linear-gradient(#0000, var(--dusk) 78%)',
  // beside the chart it comes out of the night
  [DESKTOP]: { mask: 'linear-gradient(90deg, #0000, #000 220px)' },
});
/** The sky that it comes out of: it has no edge. */
const above = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  mask: 'linear-gradient(#0000, #000 190px)',
});
/** The Milky Way, inclined as it rises. */
const band = css({
  position: 'absolute',
  left: '50%',
  top: -10,
  width: 'max(760px, 128%)',
  aspectRatio: '3 / 1',
  background: `url(${milkyWay}) 50% / 100% 100% no-repeat`,
  transform: 'translateX(-50%) rotate(-28deg)',
  pointerEvents: 'none',
});
const crescent = css({
  position: 'relative',
  display: 'block',
  margin: '64px auto 0',
  transform: 'rotate(-24deg)',
  // no star shines through its dark side
  borderRadius: '50%',
  background: 'var(--night)',
});
const words = css({
  position: 'relative',
  maxWidth: 520,
  marginInline: 'auto',
  padding: '110px 28px 56px',
  textAlign: 'center',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    fontSize: 'clamp(2rem, 10vw, 2.875rem)',
    lineHeight: 1.14,
    color: 'var(--gold)',
    hyphens: 'auto',
    [CJK]: { lineHeight: 1.35 },
  },
  '& [data-line="text"]': { ...prose, marginTop: 14 },
  '& [data-line="sign"]': { marginTop: 18, font: '400 1rem/1.4 var(--font-body)', color: 'var(--line)' },
  '& [data-line="names"]': {
    marginTop: 4,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.375rem, min(calc(2.125rem * var(--step)), calc(116vw / var(--word))))',
    lineHeight: 1.2,
    ...SILVER,
  },
  [DESKTOP]: { paddingTop: 150 },
});
/** The same mountain as at the beginning; the ground goes on under the navigation. */
const ground = css({
  position: 'relative',
  height: 150,
  marginBottom: 'calc(84px + env(safe-area-inset-bottom))',
  background: `url(${horizon}) 50% 100% / auto 100% repeat-x`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% - 2px)',
    height: 'calc(90px + env(safe-area-inset-bottom))',
    background: '#0b1430',
  },
  [DESKTOP]: { marginBottom: 30 },
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(var(--night), color-mix(in srgb, var(--night) 86%, #0000) 20% 70%, var(--night))',
});

const CRESCENT = 44; // degrees after new moon: a sickle that can be seen

/** A sickle under the band of the Milky Way, over the mountain; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 54vw, 100vw" />
          <div css={scrim} />
        </>
      ) : (
        <>
          <div css={above}>
            <div css={band} />
          </div>
          <Moon css={crescent} age={CRESCENT} size={84} />
        </>
      )}
      <FooterText css={words} footer={view} />
      <div css={ground} />
    </div>
  );
}
