import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import jar from '../assets/olive-jar.svg';
import pots from '../assets/olive-pots.svg';
import { plaster, slab } from '../parts/plaster.ts';
import { Scenery } from '../parts/scenery.tsx';
import { Tiles } from '../parts/tiles.tsx';

const footer = css({
  '--u': 'calc(min(100vw, 640px) / 390)',
  '--horizon': 'calc(128 * var(--u))',
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  padding: '84px 28px calc(var(--horizon) + 160 * var(--u))',
  [DESKTOP]: { '--u': 'calc(56vw / 560)', paddingTop: 120 },
});
const words = css({
  position: 'relative',
  maxWidth: 460,
  marginInline: 'auto',
  '& h2': { fontSize: 'clamp(2.25rem, 12vw, 3.25rem)', lineHeight: 1.1, color: 'var(--title)' },
  '& p': { marginTop: 14, font: '400 1.0625rem/1.6 var(--font-body)' },
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& [data-line="names"]': {
    marginTop: 10,
    fontFamily: 'var(--font-script)',
    fontSize: 'max(1.75rem, min(calc(2.75rem * var(--step)), calc(140vw / var(--word))))',
    lineHeight: 1.2,
  },
});
const onPhoto = css({ color: 'var(--on-primary)', '& h2': { color: 'inherit' } });
const standing = { position: 'absolute', height: 'auto', maxWidth: 'none', bottom: 0 } as const;
const olive = css({
  ...standing,
  width: 'calc(168 * var(--u))',
  left: 'calc(-40 * var(--u))',
  bottom: 'calc(-4 * var(--u))',
});
const small = css({
  ...standing,
  width: 'calc(104 * var(--u))',
  right: 'calc(4 * var(--u))',
  bottom: 'calc(-6 * var(--u))',
});
const base = css(slab, {
  position: 'relative',
  height: 'calc(104px + env(safe-area-inset-bottom))',
  borderTop: '5px solid var(--clay-3)',
  boxShadow: 'inset 0 1.5px 0 var(--lit)',
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(var(--primary) 0 44%, color-mix(in srgb, var(--primary) 30%, #0000) 78%)',
});

/** The sun goes down behind the villages; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <>
      <Tiles />
      <div css={footer}>
        {view.picture ? (
          <>
            <Backdrop picture={view.picture} sizes="(min-width: 992px) 56vw, 100vw" />
            <div css={scrim} />
          </>
        ) : (
          <>
            <Scenery />
            <div css={plaster} />
            <img css={olive} src={jar} alt="" width="240" height="342" loading="lazy" draggable={false} />
            <img css={small} src={pots} alt="" width="138" height="202" loading="lazy" draggable={false} />
          </>
        )}
        <FooterText css={[words, view.picture && onPhoto]} footer={view} />
      </div>
      <div css={base} />
    </>
  );
}
