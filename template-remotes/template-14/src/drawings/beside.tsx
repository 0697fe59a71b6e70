import { css } from '@emotion/react';
import { DESKTOP } from '@janur/template-parts';
import type { ReactNode } from 'react';
import twig from '../assets/twig.svg';
import { hempLeaves, INDIGO } from '../parts/layout.ts';
import { Kamon } from './kamon.tsx';

/** Below a title that has a column of its own. */
const place = css({
  display: 'none',
  position: 'relative',
  marginTop: 56,
  color: 'var(--title)',
  [DESKTOP]: { display: 'block' },
  '& > svg': { display: 'block', width: 'auto', height: 300 },
});
const vase = css(place, { width: 190, height: 340, '& > svg': { position: 'absolute', left: 44, bottom: 0 } });
const flowers = css({
  position: 'absolute',
  left: -111,
  bottom: 147,
  width: 200,
  aspectRatio: '120 / 84',
  rotate: '72deg',
  transformOrigin: '100% 82%',
  background: `url(${twig}) 50% / contain no-repeat`,
});
/** Half a noren: two cloths from one rod, a crest on each. */
const cloths = css(place, {
  width: 224,
  paddingTop: 14,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 -14px auto',
    height: 9,
    borderRadius: 5,
    background: 'linear-gradient(#7a573a, #3f2a1b)',
  },
  '& > span': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 },
  '& b': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 290,
    overflow: 'hidden',
    color: 'var(--on-primary)',
    '--under': 'var(--primary)',
    background: INDIGO,
    boxShadow: '0 6px 12px #4a3a2033',
  },
  '& b > i': { ...hempLeaves, opacity: 0.22 },
  '& b > svg': { position: 'relative', width: 64, height: 64 },
});

const INK = '#2c2b33';
const DRAWN: Record<'lantern' | 'cord', ReactNode> = {
  // paper over ribs, lit from within
  lantern: (
    <svg viewBox="0 0 150 300">
      <path d="M75,0V44" stroke={INK} strokeWidth="3" />
      <path d="M48,44H102V58H48ZM48,226H102V240H48Z" fill={INK} />
      <path d="M48,58C10,84 10,200 48,226H102C140,200 140,84 102,58Z" fill="#fbe9c4" />
      <path d="M60,58C40,90 40,194 60,226H90C110,194 110,90 90,58Z" fill="#fff7e2" />
      <path
        d="M38,66H112M28,84H122M22,103H128M20,122H130M19,142H131M20,162H130M22,181H128M28,200H122M38,218H112"
        stroke="#b7793a"
        strokeOpacity=".5"
        strokeWidth="1.5"
      />
      <circle cx="75" cy="142" r="27" fill="#b3342a" />
      <path d="M75,240V262" stroke="#b3342a" strokeWidth="4" />
      <path d="M66,262H84L81,298H69Z" fill="#b3342a" />
    </svg>
  ),
  // the cords before they are tied
  cord: (
    <svg viewBox="0 0 150 300" fill="none" strokeLinecap="round">
      {[-10, -5, 0, 5, 10].map((x) => (
        <g key={x} strokeWidth="4">
          <path
            d={`M${46 + x},4C${46 + x},96 ${104 + x},104 ${104 + x},160S${62 + x * 1.6},226 ${50 + x * 2.2},292`}
            stroke={x % 10 ? '#c0392f' : '#a52a22'}
          />
          <path
            d={`M${104 + x},4C${104 + x},96 ${46 + x},104 ${46 + x},160S${88 + x * 1.6},226 ${100 + x * 2.2},292`}
            stroke={x % 10 ? '#fbf7ee' : '#d8cfbd'}
          />
        </g>
      ))}
      <path d="M40,150H110V172H40Z" fill="#c9a24a" />
      <path d="M40,157H110M40,165H110" stroke="#8a6a24" strokeWidth="1.5" />
    </svg>
  ),
};

export type BesideKind = keyof typeof DRAWN | 'vase' | 'cloths';

/** What stands in the quiet beside a section: a twig in its vase, the crests on cloth, a lantern, cords. */
export function Beside({ kind }: { kind: BesideKind }) {
  if (kind === 'cloths')
    return (
      <div css={cloths} aria-hidden="true">
        <span>
          {(['bride', 'groom'] as const).map((side) => (
            <b key={side}>
              <i />
              <Kamon side={side} />
            </b>
          ))}
        </span>
      </div>
    );
  if (kind !== 'vase')
    return (
      <div css={place} aria-hidden="true">
        {DRAWN[kind]}
      </div>
    );
  return (
    <div css={vase} aria-hidden="true">
      <i css={flowers} />
      <svg viewBox="0 0 90 180" style={{ height: 180 }}>
        <path
          d="M34,0H56V58C84,74 90,104 88,128C86,160 70,180 45,180S4,160 2,128C0,104 6,74 34,58Z"
          fill="var(--primary)"
        />
        <path
          d="M40,8V60C20,74 10,100 12,128C13,150 22,166 34,172"
          fill="none"
          stroke="#fff"
          strokeOpacity=".28"
          strokeWidth="4"
        />
        <path d="M3,118Q24,106 45,118T87,118V130Q66,142 45,130T3,130Z" fill="#fff" fillOpacity=".2" />
      </svg>
    </div>
  );
}
