import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal } from '@janur/kit';
import { CJK, DESKTOP, HostPhoto, HostText } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { ZodiacDisc } from '../sky/zodiac-disc.tsx';

const person = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 16,
  '&[data-layout="stacked"]': { gridTemplateColumns: '46% minmax(0, 1fr)', alignItems: 'center' },
  '&[data-layout="stacked"][data-index="1"]': { gridTemplateColumns: 'minmax(0, 1fr) 46%' },
  '&[data-layout="stacked"][data-index="1"] > :first-of-type': { order: 1 },
  '&[data-layout="round"]': { gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'center' },
  '&[data-layout="wide"]': { position: 'relative', gap: 0 },
});
const portrait = css({
  width: '100%',
  '[data-layout="single"] > &': { width: 'min(84%, 340px)' },
  [DESKTOP]: { '[data-layout="own"] > &': { width: 'min(100%, 290px)' } },
});
/** STYLE3: the whole picture, words over its darkened foot. */
const wide = css({
  width: '100%',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: 28,
  background: 'radial-gradient(circle at 50% 20%, var(--dusk), var(--deep))',
  boxShadow: '0 0 0 1px var(--silver)',
  display: 'grid',
  placeItems: 'center',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 20%' },
});

export const hostWords = css({
  minWidth: 0,
  width: '100%',
  textAlign: 'center',
  '& h3': {
    fontSize: 'clamp(1.125rem, min(5.6vw, 74vw / var(--word)), 1.75rem)',
    lineHeight: 1.14,
    color: 'var(--gold)',
    hyphens: 'auto',
    [CJK]: { lineHeight: 1.35 },
  },
  '& p': { marginTop: 8, font: '400 1rem/1.4 var(--font-body)', overflowWrap: 'anywhere' },
  '& [data-line="child"]': { color: 'var(--line)' },
  '& [data-line="parents"]': { marginTop: 2 },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 4, marginTop: 8 },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: 'var(--star)',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--thread) 60%, #0000)',
  },
  'article:is([data-layout="own"], [data-layout="stacked"]) > &, [data-words] > &': {
    '& h3': { fontSize: 'clamp(1.0625rem, min(5vw, 42vw / var(--word)), 1.5rem)' },
  },
  '[data-layout="single"] > & h3': { fontSize: 'clamp(1.5rem, min(8vw, 110vw / var(--word)), 2.5rem)' },
  '[data-layout="round"] > &': { textAlign: 'start', '& ul': { justifyContent: 'start' } },
  '[data-layout="wide"] > &': {
    position: 'relative',
    marginTop: -150,
    padding: '70px 18px 22px',
    borderRadius: '0 0 28px 28px',
    background: 'linear-gradient(#0000, color-mix(in srgb, var(--night) 88%, #0000) 46%, var(--night))',
  },
});

const nameless = css({ width: '70%', height: '70%', background: `url(${spark}) 50% / contain no-repeat` });
/** Where a host has no portrait. */
export const Nameless = () => <i css={nameless} />;

interface HostProps {
  host: HostView;
  index: number;
  layout: CoupleLayout;
  /** Which sign of the zodiac, if that is known. */
  sign: number | null;
}

/** One host: the portrait in a disc of the zodiac, and who it is. */
export function Host({ host, index, layout, sign }: HostProps) {
  const picture = <HostPhoto host={host} sizes="(min-width: 992px) 340px, 84vw" instead={<Nameless />} />;
  return (
    <article css={person} data-layout={layout} data-index={index}>
      <Reveal css={layout === 'wide' ? wide : portrait} delay={index * 120}>
        {layout === 'wide' ? picture : <ZodiacDisc sign={sign}>{picture}</ZodiacDisc>}
      </Reveal>
      <HostText css={hostWords} host={host} />
    </article>
  );
}
