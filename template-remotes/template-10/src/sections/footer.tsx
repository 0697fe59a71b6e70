import { css, keyframes } from '@emotion/react';
import { Backdrop, Reveal, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText, REDUCED_MOTION } from '@janur/template-parts';
import moonlight from '../assets/moon.svg';
import { prose } from '../parts/look.ts';
import { Edge } from '../parts/page.tsx';
import { Wave } from '../parts/water.tsx';

const night = css({
  '--u': '1px',
  position: 'relative',
  color: 'var(--on-primary)',
  '--focus': 'currentColor',
  background: 'var(--night)',
  textAlign: 'center',
  [DESKTOP]: { '--u': '1.25px' },
});
const stars = css({
  position: 'absolute',
  inset: '40px 0 auto',
  height: 300,
  opacity: 0.7,
  background:
    'radial-gradient(circle at 30px 40px, currentColor 1px, #0000 1.6px), radial-gradient(circle at 150px 90px, currentColor 1.2px, #0000 1.8px), radial-gradient(circle at 210px 20px, currentColor .9px, #0000 1.5px), radial-gradient(circle at 90px 140px, currentColor .8px, #0000 1.4px)',
  backgroundSize: '260px 170px',
});
const words = css({
  position: 'relative',
  maxWidth: 500,
  marginInline: 'auto',
  padding: '72px 28px 0',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': {
    font: 'italic 600 clamp(2.25rem, 10.6vw, 3rem)/1.08 var(--font-heading)',
    [CJK]: { fontSize: '2.125rem', lineHeight: 1.35 },
  },
  '& [data-line="text"]': { ...prose, marginTop: 14 },
  '& [data-line="sign"]': { marginTop: 16, font: '500 1rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 4,
    font: 'italic 600 max(1.625rem, min(calc(2.375rem * var(--step)), calc(140vw / var(--word))))/1.2 var(--font-heading)',
    overflowWrap: 'anywhere',
  },
});
const moonrise = keyframes({ from: { transform: 'translateY(70px)', opacity: 0.2 } });
/** The moon comes up over the sea when the guest does. */
const sea = css({
  position: 'relative',
  height: 'calc(330 * var(--u) + 20px)',
  overflow: 'clip',
  '&[data-on-photo]': { height: 'calc(160 * var(--u) + 20px)' },
});
const moon = css({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: 'calc(390 * var(--u))',
  marginLeft: 'calc(-195 * var(--u))',
  '& img': { width: '100%', height: 'auto' },
  '& > [data-state="shown"] img': { animation: `${moonrise} 1800ms cubic-bezier(.2,.7,.2,1) backwards` },
  '[data-animation="off"] & > [data-state] img': { animation: 'none' },
  [REDUCED_MOTION]: { '& > [data-state] img': { animation: 'none !important' } },
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(var(--night) 26px, color-mix(in srgb, var(--night) 78%, #0000) 130px, var(--night) 88%)',
});

/** Thanks under a rising moon; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={night}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 58vw, 100vw" />
          <div css={scrim} />
        </>
      ) : (
        <div css={stars} />
      )}
      <Edge ground="var(--night)" />
      <FooterText css={words} footer={view} />
      <div css={sea} data-on-photo={view.picture ? '' : undefined} aria-hidden="true">
        {!view.picture && (
          <div css={moon}>
            <Reveal>
              <img src={moonlight} alt="" width="390" height="230" loading="lazy" draggable={false} />
            </Reveal>
          </div>
        )}
        <Wave kind="near" top={view.picture ? 10 : 178} />
        <Wave kind="deep" top={view.picture ? 56 : 232} from={-90} />
      </div>
    </div>
  );
}
