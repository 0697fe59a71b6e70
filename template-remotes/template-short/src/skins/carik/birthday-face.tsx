import { css } from '@emotion/react';
import { Cover, type OpeningProps } from '@janur/kit';
import { CJK, openingSteps } from '@janur/template-parts';
import cake from '../../assets/carik-cake.webp';
import wreath from '../../assets/carik-candle-wreath.webp';
import { cover as oval, logo, small } from './opening-styles.ts';
import { PRESSED } from './paper.tsx';

const face = css({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'calc(5 * var(--u))',
  padding: 'calc(34 * var(--u)) calc(30 * var(--u)) calc(20 * var(--u))',
  textAlign: 'center',
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
});
const ring = css({
  position: 'relative',
  width: 'calc(232 * var(--u))',
  aspectRatio: '310 / 320',
  '& > img': { width: '100%', height: '100%' },
});
/** What the wreath lies around: the middle of its ring. */
const middle = css({
  position: 'absolute',
  inset: 0,
  top: '12.5%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
});
const age = css({
  display: 'grid',
  justifyItems: 'center',
  font: '600 calc(78 * var(--u))/.8 var(--font-heading)',
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-.02em',
  '& span': { font: 'inherit', fontSize: 'max(.8125rem, calc(17 * var(--u)))', lineHeight: 1.3, letterSpacing: '.1em' },
  '& i': {
    width: 'calc(96 * var(--u))',
    aspectRatio: '104 / 124',
    background: `url("${cake}") 50% / contain no-repeat`,
  },
  // the age, and only where it is not known a cake
  '& b': { font: 'inherit' },
  '& b:not(:empty) ~ i, & b:empty, & span:empty': { display: 'none' },
});
const picture = css(oval, {
  width: 'calc(92 * var(--u))',
  height: 'calc(114 * var(--u))',
  '[data-names="huge"] &': { scale: 'none', margin: 0 },
  '&[data-type="LANDSCAPE"]': { width: 'calc(114 * var(--u))', height: 'calc(76 * var(--u))' },
  '&[data-type="PORTRAIT"]': { width: 'calc(84 * var(--u))', height: 'calc(112 * var(--u))' },
});
const mark = css(logo, { width: 'calc(112 * var(--u))' });

const name = css(openingSteps, {
  maxWidth: '100%',
  marginTop: 'calc(4 * var(--u))',
  font: '600 1rem/.98 var(--font-heading)',
  fontSize: 'max(1.5rem, min(calc(68 * var(--u) * var(--step)), calc(430 * var(--u) / var(--longest-word))))',
  letterSpacing: '.02em',
  [CJK]: { lineHeight: 1.2 },
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
const turning = css({
  font: 'italic 400 max(.9375rem, calc(17 * var(--u)))/1.3 var(--font-body)',
  color: 'var(--ink-on-third)',
  textShadow: '0 1px 0 #fff',
  textWrap: 'balance',
  '&:empty': { display: 'none' },
});

/** A wreath of candles around the age, the picture or a cake; the words stand above and below it. */
export function BirthdayFace({ view }: OpeningProps) {
  const { eyebrow, joinedNames, age: candles, day } = view;
  return (
    <div css={face}>
      <p css={small}>{eyebrow}</p>
      <div css={ring}>
        <img src={wreath} alt="" width="310" height="320" draggable={false} />
        <div css={middle}>
          <Middle view={view} />
        </div>
      </div>
      <p css={name}>{joinedNames}</p>
      <p css={turning}>{candles}</p>
      {day && (
        <time css={small} dateTime={day.dateTime}>
          {day.numerals}
        </time>
      )}
    </div>
  );
}

function Middle({ view: { cover, years, yearsWord } }: OpeningProps) {
  if (cover?.type === 'LOGO') return <Cover css={mark} cover={cover} sizes="120px" />;
  if (cover)
    return (
      <div css={picture} data-type={cover.type}>
        <Cover cover={cover} sizes="140px" />
      </div>
    );
  return (
    <p css={age} aria-hidden="true">
      <b>{years}</b>
      <span>{yearsWord}</span>
      <i />
    </p>
  );
}
