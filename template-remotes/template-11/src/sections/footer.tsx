import { css } from '@emotion/react';
import { Backdrop, useFooter, from } from '@janur/kit';
import { DESKTOP, FooterText } from '@janur/template-parts';
import dusk from '../assets/dusk.svg';

const NIGHT = '#12343f'; // where the sky of the drawing begins

const footer = css({
  position: 'relative',
  overflow: 'clip',
  paddingBottom: 74,
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: NIGHT,
  [DESKTOP]: { paddingBottom: 0 },
});
const words = css({
  position: 'relative',
  maxWidth: 520,
  margin: '0 auto',
  padding: '60px 24px 8px',
  textAlign: 'center',
  '& img': { width: 96, height: 96, margin: '0 auto 18px', objectFit: 'contain' },
  '& h2': { fontSize: 'clamp(2.25rem, 12vw, 3.5rem)', lineHeight: 1.04 },
  '& [data-line="text"]': { marginTop: 14, font: '400 1.0625rem/1.5 var(--font-body)' },
  '& [data-line="sign"]': { marginTop: 18, font: '400 1.5rem/1.15 var(--font-script)', color: 'var(--spark)' },
  '& [data-line="names"]': {
    fontFamily: 'var(--font-heading)',
    fontSize: 'max(1.5rem, min(calc(3.25rem * var(--step)), calc(118vw / var(--word))))',
    lineHeight: 1.06,
    color: 'var(--spark)',
  },
});
const pool = css({
  display: 'block',
  width: '100%',
  minWidth: 560,
  height: 'auto',
  marginInline: 'max(calc((100% - 560px) / 2), -200px)',
  [`@media ${from('large')}`]: { marginInline: 0 },
});
const onPhoto = css({ paddingBlock: 110 });
const behind = css({ position: 'absolute', inset: 0 });
const veil = css({ position: 'absolute', inset: 0, background: '#0b2a2ccc' });

/** The pool at dusk; with STYLE1 the hosts' own picture. */
export function Footer() {
  const view = useFooter();
  const { picture } = view;
  return (
    <footer css={footer}>
      {picture && (
        <div css={behind}>
          <Backdrop picture={picture} sizes="100vw" />
          <div css={veil} />
        </div>
      )}
      <FooterText css={[words, picture && onPhoto]} footer={view} />
      {!picture && <img css={pool} src={dusk} alt="" width="720" height="420" loading="lazy" draggable={false} />}
    </footer>
  );
}
