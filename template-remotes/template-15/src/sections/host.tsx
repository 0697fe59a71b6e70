import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal, useIsBirthday } from '@janur/kit';
import { CJK, DESKTOP, HostPhoto, HostText, NARROW } from '@janur/template-parts';
import { Star } from '../drawings/star.tsx';

const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  '&[data-layout="stacked"]': { gridTemplateColumns: '46% minmax(0, 1fr)', gap: 18, alignItems: 'end' },
  '&[data-layout="stacked"][data-index="1"]': { gridTemplateColumns: 'minmax(0, 1fr) 46%' },
  '&[data-layout="stacked"][data-index="1"] > :first-of-type': { order: 1 },
  '&[data-layout="stacked"][data-index="1"] > :last-of-type': { textAlign: 'end' },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', gap: 18, alignItems: 'center' },
  [DESKTOP]: {
    '&[data-layout="stacked"]': { width: 820, maxWidth: '100%', marginInline: 'auto', gap: 40 },
    '&[data-layout="single"]': { gridTemplateColumns: '5fr 6fr', gap: 72, alignItems: 'center' },
    '&[data-layout="round"]': { width: 640, maxWidth: '100%', marginInline: 'auto', gridTemplateColumns: '180px 1fr' },
  },
});

/** A half-length portrait in the light of a studio; where there is none, the initial. */
const portrait = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 4.2',
  background: 'linear-gradient(160deg, var(--velvet), var(--velvet-dark))',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 30%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [
      'linear-gradient(#0000 58%, color-mix(in srgb, var(--base) 70%, #0000) 88%, var(--base))',
      'radial-gradient(80% 70% at 50% 42%, #0000 40%, #0d0d0f8c)',
      'linear-gradient(#e4b36324, #8a1f2d24)',
    ].join(', '),
  },
  '& > b': {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    font: '400 10rem/1 var(--font-heading)',
    color: '#f4efe6',
  },
  '[data-layout="stacked"] > &': { aspectRatio: '3 / 4' },
  '[data-layout="wide"] > &': {
    gridArea: '1 / 1',
    aspectRatio: '4 / 5',
    '&::after': { background: 'linear-gradient(#0000 40%, #060607 92%)' },
  },
  '[data-layout="round"] > &': {
    aspectRatio: '1',
    borderRadius: '50%',
    '&::after': { content: 'none' },
    '& > b': { fontSize: '3.5rem' },
  },
  '[data-layout="single"] > &': { width: 'min(76%, 360px)', justifySelf: 'center' },
  [DESKTOP]: { '[data-layout="own"] > &': { aspectRatio: '1', '& img': { objectPosition: '50% 22%' } } },
});
/** Whose birthday it is has a star of the boulevard, the portrait in its medal. */
const star = css({ width: 'min(104%, 440px)', margin: '0 auto', [DESKTOP]: { width: 'min(100%, 520px)' } });
const medal = css({
  position: 'absolute',
  zIndex: 1,
  left: '50%',
  top: '53%',
  width: '52%',
  aspectRatio: '1',
  translate: '-50% -50%',
  overflow: 'hidden',
  borderRadius: '50%',
  border: '5px solid #e4b363',
  boxShadow: '0 0 0 2px #6b3f16, 0 10px 30px #0008',
  background: 'var(--velvet-dark)',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 25%' },
});

export function Host({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const isStar = useIsBirthday();
  const picture = (
    <HostPhoto
      host={host}
      sizes="(min-width: 992px) 560px, (min-width: 576px) 300px, 76vw"
      instead={<b aria-hidden="true">{[...host.name][0]}</b>}
    />
  );
  return (
    <article css={card} data-layout={layout} data-index={index}>
      {isStar ? (
        <Reveal>
          <Star css={star}>{host.photoUrl ? <div css={medal}>{picture}</div> : undefined}</Star>
        </Reveal>
      ) : (
        <Reveal css={portrait} delay={index * 140}>
          {picture}
        </Reveal>
      )}
      <Credits host={host} layout={layout} />
    </article>
  );
}

const credits = css({
  position: 'relative',
  minWidth: 0,
  padding: '0 8px',
  textAlign: 'center',
  '& h3': {
    fontSize: 'clamp(1.5rem, min(10.6vw, 100vw / var(--word)), 3.25rem)',
    lineHeight: 0.94,
    letterSpacing: '.01em',
    color: 'var(--title)',
    [CJK]: { fontSize: '1.5rem' },
  },
  '& [data-line="child"]': { marginTop: 10, font: '400 1rem/1.3 var(--font-body)', letterSpacing: '-.02em' },
  '& [data-line="parents"]': { font: '700 1rem/1.3 var(--font-body)', letterSpacing: '-.02em' },
  [NARROW]: { '& [data-line="parents"]': { fontSize: '.8125rem' } },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: 4, marginTop: 8 },
  justifyContent: 'center',
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    color: 'var(--ink)',
    border: '1px solid color-mix(in srgb, var(--ink) 40%, #0000)',
    borderRadius: '50%',
  },
  '[data-layout="own"] > &': { marginTop: -30 },
  '[data-layout="stacked"] > &, [data-layout="round"] > &': {
    textAlign: 'start',
    justifyContent: 'flex-start',
    padding: 0,
  },
  '[data-layout="stacked"][data-index="1"] > &': { justifyContent: 'flex-end' },
  '[data-layout="wide"] > &': {
    gridArea: '1 / 1',
    alignSelf: 'end',
    padding: '0 18px 22px',
    color: '#f4efe6',
    '& h3, & a': { color: '#f4efe6' },
    '& a': { borderColor: '#f4efe666', '--focus': '#f4efe6' },
  },
  '[data-layout="single"] > &': {
    marginTop: 14,
    '& h3': { fontSize: 'clamp(2.5rem, min(17vw, 130vw / var(--word)), 5.5rem)' },
  },
  '[data-words] > &': { marginTop: 18 },
  [DESKTOP]: {
    '& h3': { fontSize: 'clamp(2.25rem, min(5vw, 48vw / var(--word)), 4.5rem)' },
    '[data-layout="own"] > &': { marginTop: -60 },
    '[data-layout="single"] > &': { margin: 0, textAlign: 'start', justifyContent: 'flex-start' },
    '[data-layout="single"] > & h3': { fontSize: 'clamp(3rem, min(8vw, 56vw / var(--word)), 7.5rem)' },
  },
});

/** Who plays, whose child, and where to follow. */
export function Credits({ host, layout }: { host: HostView; layout?: CoupleLayout }) {
  return (
    <div css={[credits, layout === 'wide' && { position: 'relative', zIndex: 1 }]}>
      <HostText host={host} css={{ '& ul': { justifyContent: 'inherit' }, justifyContent: 'inherit' }} />
    </div>
  );
}
