import { css } from '@emotion/react';
import { Backdrop, useFooter } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import twig from '../assets/twig.svg';
import { ground, ornament, prose, room } from '../parts/layout.ts';
import { Waves } from '../parts/waves.tsx';

const onPhoto = css({
  position: 'relative',
  overflow: 'clip',
  color: 'var(--on-primary)',
  '--heading': 'var(--on-primary)',
  background: 'var(--primary)',
});
const scrim = css({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(color-mix(in srgb, var(--primary) 30%, #0000), color-mix(in srgb, var(--primary) 86%, #0000) 36%, var(--primary) 92%)',
});
const plum = css(ornament, { right: 0, top: 28, width: 150, [DESKTOP]: { width: 240, top: 60 } });
const words = css({
  paddingTop: 140,
  maxWidth: 560,
  margin: 0,
  display: 'block',
  '[data-on-photo] &': { position: 'relative', paddingTop: 120 },
  '& > img': { width: 92, height: 92, marginBottom: 20, objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(2.125rem, 10.4vw, 3rem)', lineHeight: 1.15, color: 'var(--heading, var(--title))' },
  '& [data-line="text"]': { ...prose, marginTop: 14 },
  '& [data-line="sign"]': { marginTop: 26, font: '500 1.0625rem/1.4 var(--font-body)' },
  '& [data-line="names"]': {
    marginTop: 4,
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.5rem, min(calc(2.25rem * var(--step)), calc(120vw / var(--word))))',
    fontWeight: 500,
    lineHeight: 1.2,
  },
  [DESKTOP]: { paddingTop: 150, marginLeft: 'clamp(40px, 6vw, 96px)' },
});
/** The sea goes on under the bar at the window's foot. */
const sea = css({ height: 'calc(176px + env(safe-area-inset-bottom))', [DESKTOP]: { height: 156 } });

/** Thanks, and the quiet sea; with STYLE1 over the couple's footer picture. */
export function Footer() {
  const view = useFooter();
  return (
    <div css={view.picture ? onPhoto : ground} data-on-photo={view.picture ? '' : undefined}>
      {view.picture ? (
        <>
          <Backdrop picture={view.picture} sizes="100vw" />
          <div css={scrim} />
        </>
      ) : (
        <img css={plum} src={twig} alt="" width="120" height="84" loading="lazy" draggable={false} />
      )}
      <FooterText css={[room, words]} footer={view} />
      <Waves css={sea} />
    </div>
  );
}
