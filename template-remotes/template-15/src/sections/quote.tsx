import { css } from '@emotion/react';
import { Backdrop, Reveal, useHero, useQuote } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import night from '../assets/night.svg';
import { column } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';

const scene = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(300px, 76vw)',
  overflow: 'hidden',
  background: `#10131c url("${night}") 50% 100% / cover`,
  '--bar': '26px',
  [DESKTOP]: { minHeight: 'min(41.8vw, 640px)', '--bar': '44px' },
});
/** Subtitles, on the bands that players lay under them. */
const subtitle = css({
  position: 'relative',
  padding: '120px 22px 52px',
  textAlign: 'center',
  font: '700 clamp(1.125rem, 4.9vw, 1.75rem)/1.62 var(--font-body)',
  color: 'var(--subtitle)',
  '& p > span, & cite > span': {
    padding: '.14em .4em',
    background: '#0a0a0ce0',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    whiteSpace: 'pre-line',
  },
  '& cite': { display: 'block', marginTop: 10, font: '400 1rem/1.6 var(--font-body)', color: '#f4efe6' },
  [CJK]: { fontSize: '1.25rem' },
  [DESKTOP]: { width: 'min(1000px, 100%)', marginInline: 'auto', padding: '200px 40px 74px' },
});
const plain = css({
  textAlign: 'center',
  '& p': { font: '700 clamp(1.125rem, 5vw, 1.625rem)/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& hr': { width: 72, height: 3, margin: '24px auto 18px', border: 0, background: 'var(--gilt)' },
  '& cite': { font: '400 1rem/1.5 var(--font-body)' },
});

/** The quote as the subtitle of a scene; with NO_FLOWER on the ground, over a rule. */
export function Quote() {
  const { text, source, isPlain } = useQuote();
  const { backgrounds } = useHero();
  if (isPlain) return <Quotation css={[column, plain]} />;
  const picture = backgrounds[1] ?? backgrounds[0];
  return (
    <Reveal css={[scene, letterbox]}>
      {picture && <Backdrop picture={picture} sizes="100vw" />}
      <blockquote css={subtitle}>
        <p>
          <span>{text}</span>
        </p>
        {source && (
          <cite>
            <span>{source}</span>
          </cite>
        )}
      </blockquote>
    </Reveal>
  );
}
