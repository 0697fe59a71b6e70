import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import house from '../assets/house.svg';
import { prose } from '../parts/layout.ts';

const footer = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'linear-gradient(var(--night) 46%, #3a0f1c 62%, #8a2430 78%, #d5793a 92%, #f2c47c)',
  paddingBottom: 'calc(74px + env(safe-area-inset-bottom))',
  '&[data-on-photo]': { background: 'var(--night)' },
});
/** The couple's picture runs out into the night in which the words stand. */
const picture = css({
  position: 'relative',
  height: 'min(72vw, 440px)',
  marginBottom: -56,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 -1px',
    background: 'linear-gradient(#0000 52%, var(--night) 94%)',
  },
});
const words = css({
  position: 'relative',
  maxWidth: 520,
  marginInline: 'auto',
  padding: '70px 24px 26px',
  textAlign: 'center',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(2.25rem, 11.5vw, 3.25rem)', fontWeight: 700, lineHeight: 1.1, color: '#f3d893' },
  '& [data-line="text"]': { ...prose, marginTop: 12 },
  '& [data-line="sign"]': { marginTop: 18, font: '400 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 2,
    fontFamily: 'var(--font-heading)',
    fontWeight: 700,
    fontSize: 'max(1.5rem, min(calc(2.375rem * var(--step)), calc(140vw / var(--word))))',
    lineHeight: 1.2,
  },
  [DESKTOP]: { paddingTop: 100 },
});
/** Three houses before the last light, the middle one nearest. */
const village = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  width: 'min(100%, 720px)',
  marginInline: 'auto',
  '& img': { width: '33%', height: 'auto', marginInline: '-2%', transform: 'translateY(1%)' },
  '& img:nth-of-type(2)': { position: 'relative', zIndex: 1, width: '46%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-100vw',
    bottom: 0,
    height: 10,
    background: '#1a0709',
  },
});
const ground = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 'calc(75px + env(safe-area-inset-bottom))',
  background: '#1a0709',
});

/** Three rumah gadang at dusk; with STYLE1 the couple's footer picture over them. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer} data-on-photo={view.picture ? '' : undefined}>
      {view.picture && (
        <div css={picture}>
          <Backdrop picture={view.picture} sizes="100vw" />
        </div>
      )}
      <FooterText css={words} footer={view} />
      {!view.picture && (
        <div aria-hidden="true">
          <div css={village}>
            {[0, 1, 2].map((place) => (
              <img key={place} src={house} alt="" width="390" height="392" loading="lazy" draggable={false} />
            ))}
          </div>
          <div css={ground} />
        </div>
      )}
    </div>
  );
}
