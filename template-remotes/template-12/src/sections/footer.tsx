import { css } from '@emotion/react';
import { Backdrop, useCouple, useDay, useFooter } from '@janur/kit';
import { CJK, DESKTOP, FooterText } from '@janur/template-parts';
import { Candles } from '../drawings/glyphs.tsx';
import { harsh, label, poster, prose, RULE } from '../parts/type.ts';
import { figuresOf } from './figures.tsx';

const footer = css({ position: 'relative', overflow: 'hidden', borderTop: RULE });
const words = css({
  padding: '24px 14px 28px',
  '& > img': { width: 96, height: 96, margin: '0 6px 20px', objectFit: 'contain' },
  '& h2': { ...poster, fontSize: 'clamp(3rem, 18vw, 6rem)', color: 'inherit', hyphens: 'auto' },
  '& [data-line="text"]': { ...prose, marginTop: 16, padding: '0 6px', maxWidth: 560 },
  '& [data-line="sign"]': { ...label, marginTop: 22, padding: '0 6px' },
  '& [data-line="names"]': {
    ...poster,
    marginTop: 8,
    fontSize: 'max(2rem, min(calc(3.5rem * var(--step)), calc(180vw / var(--word))))',
    lineHeight: 0.96,
    overflowWrap: 'anywhere',
    [CJK]: { lineHeight: 1.15 },
  },
  [DESKTOP]: { padding: '40px 24px 40px 25vw' },
});
const onPhoto = css({
  position: 'relative',
  color: '#ffffff',
  '& img': harsh,
  '& > div:last-of-type': { position: 'relative', paddingTop: 160 },
});
const scrim = css({ position: 'absolute', inset: 0, background: 'linear-gradient(#11111166, #111111d9 46%)' });

/** The day once more; the window's foot crops it. */
const figures = css({
  '--size': 'min(47.5vw, 60dvh)',
  ...poster,
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '.04em',
  height: 'calc(var(--size) * .52 + 62px)',
  padding: '14px 14px 0',
  borderTop: '2px solid var(--ink)',
  overflow: 'hidden',
  fontSize: 'var(--size)',
  lineHeight: 0.76,
  letterSpacing: '-.03em',
  color: 'var(--secondary)',
  '& [data-text]::before': { content: 'attr(data-text)' },
  '&[data-candles]': { paddingTop: 'calc(.26em + 14px)', height: 'calc(var(--size) * .8 + 62px)' },
  [DESKTOP]: { '--size': 'min(46vw, 86dvh)', padding: '20px 24px 0', justifyContent: 'space-around' },
});

const candles = css({
  position: 'absolute',
  left: 'calc(14px + .17em)',
  top: 16,
  height: '.27em',
  width: 'auto',
  color: 'var(--title)',
  '--flame': 'var(--secondary)',
  '--stripe': 'var(--base)',
  '[data-candles] > &': { display: 'block' },
});

/** The date again, cropped; with STYLE1 the couple's footer picture under the words. */
export function Footer() {
  const view = useFooter();
  const { initials, isSingleHost } = useCouple();
  const day = useDay();
  const pairs = figuresOf({ layout: 'own', initials, numerals: day?.numerals, age: null });
  return (
    <footer css={footer}>
      {view.picture ? (
        <div css={onPhoto}>
          <Backdrop picture={view.picture} sizes="100vw" />
          <div css={scrim} />
          <FooterText css={words} footer={view} />
        </div>
      ) : (
        <FooterText css={words} footer={view} />
      )}
      <div css={figures} aria-hidden="true" data-candles={isSingleHost ? '' : undefined}>
        {pairs.map((pair, index) => (
          <span key={index} data-text={pair} />
        ))}
        {isSingleHost && <Candles css={candles} count={2} step={137} />}
      </div>
    </footer>
  );
}
