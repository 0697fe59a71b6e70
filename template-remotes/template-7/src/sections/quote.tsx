import { css } from '@emotion/react';
import { Reveal, useCouple, useQuote } from '@janur/kit';
import { DESKTOP, Quotation } from '@janur/template-parts';
import spray from '../assets/spray.svg';
import { Happiness } from '../drawings/happiness.tsx';
import { column } from '../parts/layout.ts';

/** A couplet: two scrolls hang beside the words. */
const couplet = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr) 46px',
  gap: 18,
  alignItems: 'stretch',
  minHeight: 300,
  '&[data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
  [DESKTOP]: {
    gridTemplateColumns: '64px minmax(0, 1fr) 64px',
    gap: 48,
    minHeight: 380,
    maxWidth: 860,
    marginInline: 'auto',
  },
});
const scroll = css({
  position: 'relative',
  display: 'grid',
  grid: 'auto 1fr auto / minmax(0, 1fr)',
  justifyItems: 'center',
  padding: '22px 0',
  color: '#ffe4a2',
  background: 'linear-gradient(90deg, var(--deep), var(--primary) 30% 70%, var(--deep))',
  boxShadow: 'inset 0 0 0 1px #d4a24a, inset 0 0 0 5px var(--primary), inset 0 0 0 6px #e6bb62, 4px 5px 0 #0002',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: -6,
    height: 12,
    borderRadius: 6,
    background: 'linear-gradient(90deg, #e2b45a 0 10px, #5c0a0c 10px calc(100% - 10px), #e2b45a 0)',
  },
  '&::before': { top: -6 },
  '&::after': { bottom: -6 },
  '& svg': { width: 28, height: 'auto' },
  '& img': { width: 76, height: 40, maxWidth: 'none', alignSelf: 'center', transform: 'rotate(90deg)' },
});
const words = css({
  alignSelf: 'center',
  padding: '22px 0',
  textAlign: 'center',
  '& p': {
    // large text, so that the colour of titles is enough
    font: '400 clamp(1.5rem, 5.8vw, 1.625rem)/1.5 var(--font-heading)',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
    // a line of Han signs breaks after its comma
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    [DESKTOP]: { fontSize: '2.125rem' },
  },
  '& cite': { display: 'block', marginTop: 16, font: '600 1rem/1.5 var(--font-body)', color: 'var(--soft)' },
  '& hr': { width: 84, height: 3, margin: '20px auto 0', border: 'solid #d4a24a', borderWidth: '1px 0' },
});

/** The quote between two scrolls; with NO_FLOWER over a rule. */
export function Quote() {
  const { isPlain } = useQuote();
  const { isSingleHost } = useCouple();
  return (
    <div css={column}>
      <Reveal>
        <div css={couplet} data-plain={isPlain || undefined}>
          {!isPlain && <Scroll isSingle={isSingleHost} />}
          <Quotation css={words} />
          {!isPlain && <Scroll isSingle={isSingleHost} />}
        </div>
      </Reveal>
    </div>
  );
}

const Scroll = ({ isSingle }: { isSingle: boolean }) => (
  <div css={scroll} aria-hidden="true">
    <Happiness isSingle={isSingle} />
    <img src={spray} alt="" width="84" height="44" loading="lazy" draggable={false} />
    <Happiness isSingle={isSingle} />
  </div>
);
