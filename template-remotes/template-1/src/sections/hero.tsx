import { css } from '@emotion/react';
import { Countdown, useCouple, useDay, useHero } from '@janur/kit';
import { DESKTOP, LOW, LOWEST, NARROW, nameStyle } from '@janur/template-parts';
import foliage from '../assets/foliage-shadow.webp';
import { CountdownTiles } from '../parts/countdown-tiles.tsx';
import { Names } from '../parts/names.tsx';
import { slab } from '../parts/plaster.ts';
import { HeroArch } from './hero-arch.tsx';

const hero = css({
  position: 'relative',
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  [LOW]: { display: 'grid', grid: 'auto auto / 50% 50%', '& > :last-child': { gridColumn: '1 / -1' } },
  '&[data-layout="template-6"] > [data-titles]': { order: 2 },
  '&[data-layout="template-6"] > :last-child': { order: 3, marginTop: 20 },
  '&[data-layout="template-6"] h1': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0 .35em',
    fontSize: 'max(1.625rem, min(calc(2.75rem * var(--step)), calc(115vw / var(--word))))',
  },
  '&[data-layout="template-6"] > [data-titles] > p': { textAlign: 'center' },
  [DESKTOP]: {
    justifyContent: 'center',
    gap: '5vh',
    paddingTop: '9vh',
  },
});

const shade = css({
  position: 'absolute',
  top: -40,
  right: 'calc(50% - 50vw)',
  width: 'min(230px, 56vw)',
  height: 'auto',
  opacity: 0.2,
  pointerEvents: 'none',
  [DESKTOP]: { right: 0 },
});

const titles = css({
  position: 'relative',
  zIndex: 1,
  padding: 'clamp(24px, 4.2svh, 40px) 28px 0',
  [LOW]: { alignSelf: 'center' },
  // the bar takes its foot
  [LOWEST]: { alignSelf: 'start' },
  [DESKTOP]: { marginBlock: 'auto', padding: '0 36px', textAlign: 'center' },
});

const eyebrow = css({
  font: '600 .875rem/1.4 var(--font-body)',
  letterSpacing: '.18em',
  textTransform: 'uppercase',
  // clear of the languages' arch
  paddingRight: 40,
  textWrap: 'balance',
  // it stands over the other column
  [LOW]: { paddingRight: 0 },
  [LOWEST]: { letterSpacing: '.08em' },
  [DESKTOP]: { fontSize: '1rem', paddingRight: 0 },
});

const names = css({
  marginTop: 10,
  // clear of the ring of the languages' arch
  [NARROW]: { marginTop: 18 },
  color: 'var(--title)',
  fontSize: 'max(1.75rem, min(calc(4.25rem * var(--step)), calc(139vw / var(--word)), 9.4svh))',
  // no broader than half of the window without the padding
  [LOW]: {
    fontSize:
      'max(1.25rem, min(calc(3.75rem * var(--step)), calc(73vw / var(--word)), calc((100vw - 112px) / var(--word))))',
  },
  lineHeight: 1,
  '& [data-and]': { fontFamily: 'var(--font-script)', fontSize: '.65em' },
  '& [data-line]': { display: 'block' },
  [DESKTOP]: {
    fontSize: 'max(2rem, min(calc(5.75rem * var(--step)), calc(56rem / var(--word))))',
    lineHeight: 1.04,
    marginTop: 18,
  },
});

/** STYLE_TEMPLATE6: the picture above, a medallion on its lower edge, the names side by side under it. */
const medallion = css({
  position: 'relative',
  zIndex: 2,
  order: 1,
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: 104,
  height: 104,
  margin: '-52px 0 -18px',
  borderRadius: '50%',
  color: 'var(--on-primary)',
  background: 'linear-gradient(var(--primary), var(--deep))',
  boxShadow: '0 0 0 6px var(--clay-2), 0 0 0 7.5px var(--lit), inset 5px 6px 0 var(--clay-7)',
  font: '400 2rem/1 var(--font-heading)',
  letterSpacing: '.04em',
  [DESKTOP]: { margin: '0 auto', order: 0 },
});

const plinth = css(slab, {
  position: 'relative',
  padding: '16px 24px max(104px, env(safe-area-inset-bottom) + 96px)',
  borderTop: '14px solid var(--clay-2)',
  boxShadow: 'inset 0 12px 0 -4px var(--clay-6), inset 0 14px 0 -1px var(--clay-4)',
  '&::before': { content: '""', position: 'absolute', insetInline: 0, top: -14, height: 2.5, background: 'var(--lit)' },
  [DESKTOP]: { padding: '34px 40px 152px', width: '100%' },
});

/** Date and names, the arch on its plinth, and the countdown in the plinth's niches. */
export function Hero() {
  const { layout } = useHero();
  const { names: hosts, joiner, initials } = useCouple();
  const day = useDay();
  return (
    <div css={hero} data-layout={layout}>
      <img css={shade} src={foliage} alt="" width="300" height="350" draggable={false} />
      <div css={titles} data-titles="">
        {day && (
          <p css={eyebrow}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <h1 css={names} style={nameStyle(hosts)}>
          {layout === 'new-lines' ? (
            <Names names={hosts} joiner={joiner} />
          ) : (
            hosts.map((name, index) => <NameLine key={index} name={name} isJoined={index > 0} />)
          )}
        </h1>
      </div>
      <HeroArch />
      {layout === 'template-6' && (
        <p css={medallion} aria-hidden="true">
          {initials.join(' ')}
        </p>
      )}
      <div css={plinth}>
        <Countdown>{(view) => <CountdownTiles view={view} />}</Countdown>
      </div>
    </div>
  );
}

function NameLine({ name, isJoined }: { name: string; isJoined: boolean }) {
  return (
    <span data-line="">
      {isJoined && <span data-and="">{'& '}</span>}
      {name}
    </span>
  );
}
