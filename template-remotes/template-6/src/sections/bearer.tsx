import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Reveal, useCouple } from '@janur/kit';
import { DESKTOP, HostPhoto, HostText, nameStyle } from '@janur/template-parts';
import { Coronet } from '../parts/coronet.tsx';
import { Cypher } from '../parts/cypher.tsx';
import { Escutcheon } from '../parts/escutcheon.tsx';
import { smallCaps } from '../parts/layout.ts';
import { pearls } from '../parts/pearls.ts';

const bearer = css({
  position: 'relative',
  display: 'grid',
  gap: 16,
  minWidth: 0,
  textAlign: 'center',
  '&[data-layout="own"]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  '&[data-layout="stacked"]': {
    gridTemplateColumns: '46% minmax(0, 1fr)',
    alignItems: 'center',
    textAlign: 'start',
    '&[data-index="1"]': {
      gridTemplateColumns: 'minmax(0, 1fr) 46%',
      textAlign: 'end',
      '& > :first-of-type': { order: 1 },
    },
  },
  '&[data-layout="round"]': { gridTemplateColumns: '124px minmax(0, 1fr)', alignItems: 'center', textAlign: 'start' },
  '&[data-layout="wide"]': { color: '#fff', background: '#10182b', overflow: 'hidden' },
});
const arms = css({
  '& > picture img': { width: 46, height: 'auto', margin: '0 auto -4px' },
  '[data-layout="own"] &': {
    [DESKTOP]: { width: 'min(78%, 400px)', marginInline: 'auto', '& > picture img': { width: 84 } },
  },
  '[data-layout="single"] &': { width: 'min(80%, 340px)', marginInline: 'auto', '& > picture img': { width: 72 } },
});
const roundel = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: '50%',
  background: 'var(--light)',
  '&::after': pearls,
  '& img': { width: '78%', height: '78%', borderRadius: '50%' },
});
const plate = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 5',
  background: 'var(--third)',
  '& img': { width: '100%', height: '100%' },
});
const initial = css({ fontSize: '6rem', '[data-layout="round"] &': { fontSize: '3.5rem' } });

export const words = css({
  minWidth: 0,
  textAlign: 'inherit',
  '& h3': {
    fontSize: 'clamp(.8125rem, min(4.2vw, 49vw / var(--word)), 1.5rem)',
    lineHeight: 1.2,
    letterSpacing: '.05em',
    textTransform: 'uppercase',
    color: 'var(--ink)',
    hyphens: 'auto',
  },
  '& [data-line="child"]': {
    ...smallCaps,
    fontSize: '.8125rem',
    letterSpacing: '.06em',
    lineHeight: 1.4,
    marginTop: 10,
  },
  '& [data-line="parents"]': { marginTop: 4, font: 'italic 400 1.125rem/1.4 var(--font-body)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', marginTop: 4 },
  '& a': { display: 'grid', placeContent: 'center', width: 48, height: 48, color: 'inherit' },
  '[data-layout="stacked"] & ul, [data-layout="round"] & ul': { justifyContent: 'flex-start' },
  '[data-layout="stacked"][data-index="1"] & ul': { justifyContent: 'flex-end' },
  // both names in one size, each as far out as the page's margin lets it
  '[data-layout="own"] & h3': {
    marginInline: '-14px -4px',
    fontSize: 'clamp(.8125rem, min(4.4vw, 56vw / var(--longer)), 1.5rem)',
    letterSpacing: '.03em',
  },
  '[data-layout="own"][data-index="1"] & h3': { marginInline: '-4px -14px' },
  '[data-layout="single"] & h3, [data-layout="wide"] & h3, [data-layout="own"] & h3': {
    [DESKTOP]: { fontSize: 'min(2rem, 28vw / var(--longer, var(--word)))' },
  },
  '[data-layout="single"] & h3': { fontSize: 'clamp(1.25rem, min(7vw, 110vw / var(--word)), 2rem)' },
  '[data-layout="wide"] &': {
    position: 'relative',
    zIndex: 1,
    marginTop: -128,
    padding: '92px 18px 20px',
    background: 'linear-gradient(#10182b00, #10182bd9 84px, #10182b 124px)',
    '--focus': '#fff',
    '& h3': { color: '#fff', fontSize: 'clamp(1.25rem, min(7vw, 104vw / var(--word)), 2rem)' },
  },
});

/** One host: a lady in a lozenge, a gentleman on a shield, each under a coronet. */
export function Bearer({ host, index, layout }: { host: HostView; index: number; layout: CoupleLayout }) {
  const portrait = (
    <HostPhoto
      host={host}
      sizes={layout === 'wide' ? '(min-width: 992px) 42vw, 90vw' : '(min-width: 992px) 400px, 46vw'}
      instead={<Cypher css={initial} initials={[...host.name].slice(0, 1)} />}
    />
  );
  const { hosts } = useCouple();
  const longer = nameStyle(hosts.map(({ fullName }) => fullName));
  return (
    <article css={bearer} style={longer} data-layout={layout} data-index={index}>
      <Reveal css={arms} delay={index * 120}>
        {layout === 'round' && <div css={roundel}>{portrait}</div>}
        {layout === 'wide' && <div css={plate}>{portrait}</div>}
        {layout !== 'round' && layout !== 'wide' && (
          <>
            <Coronet isLazy />
            <Escutcheon shape={host.side === 'bride' ? 'lozenge' : 'shield'}>{portrait}</Escutcheon>
          </>
        )}
      </Reveal>
      <HostText css={words} host={host} />
    </article>
  );
}
