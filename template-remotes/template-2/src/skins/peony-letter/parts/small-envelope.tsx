import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import peony from '../assets/peony.webp';
import { Peonies } from './peonies.tsx';
import { Seal } from './seal.tsx';

const FIELD = [300, 196] as const;
const LINING = 'M12,0H288L164,103Q150,114 136,103Z';
const FLOWERS = [
  [78, -46, 144],
  [-65.5, -46, -144],
  [221.5, -46, -144],
  [42, -42, 72],
  [186, -42, -72],
] as const;

const box = css({
  position: 'relative',
  containerType: 'inline-size',
  filter: 'drop-shadow(0 8px 12px color-mix(in srgb, var(--wine) 34%, transparent))',
});
const drawing = css({ display: 'block', width: '100%', height: 'auto' });
const over = css({ position: 'absolute', inset: 0 });
const seal = css({ '--seal': '24cqw', position: 'absolute', left: '50%', top: '44%', transform: 'translateX(-50%)' });
const flower = css({ position: 'absolute', right: '-7%', bottom: '-10%', width: '40%', height: 'auto' });

/** A closed envelope with the couple's seal and a peony. */
export function SmallEnvelope({ className }: { className?: string }) {
  const { initials } = useCouple();
  return (
    <div css={box} className={className} aria-hidden="true">
      <svg css={drawing} viewBox={`0 0 ${FIELD.join(' ')}`}>
        <path d="M0,0H300V196H0Z" fill="var(--envelope)" />
        <path d="M0,196V0L132,112Q150,124 168,112L300,0V196Z" fill="var(--third)" />
        <path d="M0,196L128,96Q150,82 172,96L300,196Z" fill="var(--third)" stroke="var(--base)" strokeWidth="1.5" />
        <path d="M0,0H300L166,112Q150,124 134,112Z" fill="var(--base)" />
        <path d={LINING} fill="var(--wine)" />
      </svg>
      <Peonies id="peony-small" field={FIELD} outline={LINING} flowers={FLOWERS} isLazy />
      <svg css={[drawing, over]} viewBox={`0 0 ${FIELD.join(' ')}`}>
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
      <img css={flower} src={peony} alt="" width="132" height="132" loading="lazy" draggable={false} />
    </div>
  );
}
