import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import { Gunungan } from '../drawings/gunungan.tsx';
import { Joglo } from '../drawings/joglo.tsx';
import { BRIGHT, FOIL } from '../parts/foil.ts';
import { KAWUNG } from '../parts/grounds.ts';
import { serif } from '../parts/layout.ts';

const footer = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  padding: '64px 28px calc(300 * var(--u) + 96px)',
  color: 'var(--on-soga)',
  '--focus': 'var(--on-soga)',
  background: `radial-gradient(ellipse 90% 190px at 50% calc(100% - 130px), color-mix(in srgb, var(--tingi) 52%, #0000), #0000), ${KAWUNG}, linear-gradient(var(--soga-2), var(--soga) 60%, var(--soga-lit))`,
  '&[data-on-photo]': { padding: '120px 28px 150px' },
  [DESKTOP]: { '--u': '1.5px', paddingTop: 96 },
});
const words = css({
  position: 'relative',
  maxWidth: 460,
  marginInline: 'auto',
  '& > img': { width: 96, height: 96, margin: '0 auto 20px', objectFit: 'contain' },
  '& h2': { ...FOIL, ...BRIGHT, width: 'fit-content', maxWidth: '100%', marginInline: 'auto', padding: '0 .2em .16em' },
  '[data-invitation] & h2': { font: '400 clamp(2.5rem, 12.4vw, 3.5rem)/1.15 var(--font-script)' },
  '& [data-line="text"]': { ...serif, marginTop: 8 },
  '& [data-line="sign"]': {
    marginTop: 14,
    font: 'italic 500 1.125rem/1.4 var(--font-heading)',
    color: 'var(--soft-on-soga)',
  },
  '& [data-line="names"]': {
    marginTop: 6,
    fontFamily: 'var(--font-script)',
    fontSize: 'max(1.75rem, min(calc(2.75rem * var(--step)), calc(150vw / var(--word))))',
    lineHeight: 1.2,
    color: 'var(--gold-4)',
  },
});
const kayon = css({
  position: 'absolute',
  left: 'calc(50% - 62 * var(--u))',
  bottom: 'calc(64px + 96 * var(--u))',
  width: 'calc(124 * var(--u))',
  height: 'auto',
});
const house = css({
  position: 'absolute',
  left: 'calc(50% - 195 * var(--u))',
  bottom: 64,
  width: 'calc(390 * var(--u))',
  height: 'auto',
});
/** The ground before the house, where the navigation hangs. */
const yard = css({ position: 'absolute', insetInline: 0, bottom: 0, height: 65, background: 'var(--soga-deep)' });
const scrim = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(color-mix(in srgb, var(--soga-2) 76%, #0000), var(--soga-2) 82%)',
});

/** A gunungan behind the roof of a joglo at dusk; with STYLE1 the couple's footer picture under a scrim. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={footer} data-on-photo={view.picture ? '' : undefined}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="(min-width: 992px) 66vw, 100vw" />
          <div css={scrim} />
        </>
      ) : (
        <>
          <Gunungan id="footer-gunungan" css={kayon} />
          <Joglo css={house} />
          <div css={yard} />
        </>
      )}
      <FooterText css={words} footer={view} />
    </div>
  );
}
