import { css } from '@emotion/react';
import { Backdrop, useCouple, useDay, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import left from '../assets/posy-left.webp';
import right from '../assets/posy-right.webp';
import { Airmail } from '../parts/airmail.tsx';
import { caps, script } from '../parts/letters.ts';
import { ENVELOPE } from '../parts/paper.ts';
import { Seal } from '../parts/seal.tsx';

const footer = css({
  '--seal': 'clamp(112px, 34vw, 150px)',
  position: 'relative',
  overflow: 'hidden',
  padding: 'calc(46vw + 76px) 28px calc(216px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  background: ENVELOPE,
  '&[data-photo]': {
    paddingTop: 'clamp(220px, 70vw, 420px)',
    paddingBottom: 'calc(124px + env(safe-area-inset-bottom))',
  },
  [DESKTOP]: { paddingTop: 400, paddingBottom: 200, '&[data-photo]': { paddingTop: 340 } },
});
/** The back of the closed envelope: its flap comes down to the seal. */
const flap = css({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '46vw',
  overflow: 'visible',
  [DESKTOP]: { height: 300 },
});
const seal = css({
  position: 'absolute',
  top: 'calc(46vw - var(--seal) * .55)',
  left: '50%',
  marginLeft: 'calc(var(--seal) / -2)',
  [DESKTOP]: { top: 'calc(300px - var(--seal) * .55)' },
});
const posy = css({ position: 'absolute', bottom: 36, width: 'min(210px, 52vw)', height: 'auto', maxWidth: 'none' });
const atLeft = css({ left: -24 });
const atRight = css({ right: -24 });
const words = css({
  position: 'relative',
  maxWidth: 480,
  marginInline: 'auto',
  '& img': { width: 96, height: 96, margin: '0 auto 16px', objectFit: 'contain' },
  '& h2': { ...script, fontSize: 'calc(3rem * var(--script))', lineHeight: 1, color: 'var(--title-on-third)' },
  '& [data-line="text"], & [data-line="sign"]': { marginTop: 16, font: '400 1.1875rem/1.5 var(--font-body)' },
  '& [data-line="sign"]': { fontStyle: 'italic' },
  '& [data-line="names"]': {
    ...script,
    marginTop: 8,
    fontSize:
      'max(1.875rem, min(calc(3rem * (.3 + .7 * var(--step)) * var(--script)), calc(80vw / (var(--word) * .46 + .4))))',
    lineHeight: 1.06,
    color: 'var(--title-on-third)',
  },
  '[data-photo] &': { color: 'var(--on-primary)', '& h2, & [data-line="names"]': { color: 'inherit' } },
});
const date = css({
  ...caps,
  position: 'relative',
  marginTop: 18,
  color: 'var(--caps)',
  '[data-photo] &': { color: 'var(--on-primary)' },
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(#0000 6%, color-mix(in srgb, var(--primary) 90%, #0000) 46%, var(--primary) 62%)',
});

/** The closed envelope with its seal; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  const { initials } = useCouple();
  const day = useDay();
  return (
    <>
      <Airmail />
      <div css={footer} data-photo={view.picture ? '' : undefined}>
        {view.picture ? (
          <>
            <Backdrop picture={view.picture} />
            <div css={scrim} />
          </>
        ) : (
          <>
            <svg css={flap} viewBox="0 0 390 180" preserveAspectRatio="none" aria-hidden="true">
              <path
                d="M-10,-4H400V16C330,66 250,130 212,168Q195,184 178,168C140,130 60,66 -10,16Z"
                fill="none"
                stroke="var(--wine-deep)"
                strokeOpacity=".06"
                strokeWidth="14"
                transform="translate(0 4)"
              />
              <path
                d="M-10,-4H400V16C330,66 250,130 212,168Q195,184 178,168C140,130 60,66 -10,16Z"
                fill="none"
                stroke="var(--wine-deep)"
                strokeOpacity=".08"
                strokeWidth="6"
                transform="translate(0 3)"
              />
              <path
                d="M-10,-4H400V16C330,66 250,130 212,168Q195,184 178,168C140,130 60,66 -10,16Z"
                fill="var(--third)"
                stroke="var(--base)"
                strokeWidth="1.6"
              />
            </svg>
            <Seal css={seal} initials={initials} />
            <img css={[posy, atLeft]} src={left} alt="" width="224" height="200" loading="lazy" draggable={false} />
            <img css={[posy, atRight]} src={right} alt="" width="224" height="200" loading="lazy" draggable={false} />
          </>
        )}
        <FooterText css={words} footer={view} />
        {day && (
          <p css={date}>
            <time dateTime={day.dateTime}>{day.numerals}</time>
          </p>
        )}
      </div>
    </>
  );
}
