import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import bouquet from '../assets/bouquet.webp';
import peony from '../assets/peony.webp';
import { Seal } from './seal.tsx';

const LINING = 'M12,0H288L164,103Q150,114 136,103Z';

const box = css({
  position: 'relative',
  containerType: 'inline-size',
  filter: 'drop-shadow(0 8px 12px color-mix(in srgb, var(--wine) 34%, transparent))',
});
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
const seal = css({ '--seal': '24cqw', position: 'absolute', left: '50%', top: '44%', transform: 'translateX(-50%)' });
const flower = css({ position: 'absolute', right: '-7%', bottom: '-10%', width: '36%', height: 'auto' });

/** A closed envelope with the couple's seal and a peony. */
export function SmallEnvelope({ className }: { className?: string }) {
  const { initials } = useCouple();
  return (
    <div css={box} className={className} aria-hidden="true">
      <svg css={drawing} viewBox="0 0 300 196">
        <path d="M0,0H300V196H0Z" fill="var(--envelope)" />
        <path d="M0,196V0L132,112Q150,124 168,112L300,0V196Z" fill="var(--third)" />
        <path d="M0,196L128,96Q150,82 172,96L300,196Z" fill="var(--third)" stroke="var(--base)" strokeWidth="1.5" />
        <path d="M0,0H300L166,112Q150,124 134,112Z" fill="var(--base)" />
        <clipPath id="peony-small">
          <path d={LINING} />
        </clipPath>
        <g clipPath="url(#peony-small)">
          <path d={LINING} fill="var(--wine)" />
          <image href={bouquet} x="78" y="-46" width="144" height="184.6" />
          <image href={bouquet} x="-78.5" y="-46" width="144" height="184.6" transform="scale(-1 1)" />
          <image href={bouquet} x="-365.5" y="-46" width="144" height="184.6" transform="scale(-1 1)" />
        </g>
        <path d={LINING} fill="none" stroke="var(--copper)" strokeWidth="1.2" />
        <path
          d="M0,0L134,112Q150,124 166,112L300,0"
          fill="none"
          stroke="var(--wine-deep)"
          strokeOpacity=".14"
          strokeWidth="3"
          transform="translate(0 3)"
        />
      </svg>
      <Seal css={seal} initials={initials} />
      <img css={flower} src={peony} alt="" width="120" height="116" loading="lazy" draggable={false} />
    </div>
  );
}
