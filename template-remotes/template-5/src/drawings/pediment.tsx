import { Brass, Glow } from './brass.tsx';
import { FanShape } from './fan.tsx';
import { upTo } from './geometry.ts';

/** The stepped top of a proscenium or a marquee, a fan in its middle. */
export function Pediment({ id, className }: { id: string; className?: string }) {
  const brass = `url(#${id}-brass)`;
  return (
    <svg className={className} viewBox="-180 -84 360 84" aria-hidden="true" focusable="false">
      <Brass id={`${id}-brass`} from={-180} />
      <Glow id={`${id}-glow`} radius={70} />
      <path
        d="M-180,0V-18H-150V-28H-120V-38H-92V-48H92V-38H120V-28H150V-18H180V0Z"
        fill="var(--night)"
        stroke={brass}
        strokeWidth="2.4"
      />
      <path d="M-172,0V-11H-143V-21H-113V-31H-86V-41H86V-31H113V-21H143V-11H172V0" fill="none" stroke={brass} />
      {upTo(7).map((flute) => (
        <path
          key={flute}
          d={`M${84 + flute * 12},-6V${flute < 1 ? -24 : flute < 3 ? -20 : -12}M${-84 - flute * 12},-6V${flute < 1 ? -24 : flute < 3 ? -20 : -12}`}
          stroke={brass}
        />
      ))}
      <g transform="translate(0,-4)">
        <FanShape id={id} radius={64} ribs={13} ground="var(--night)" />
      </g>
      <path d="M-180,-2H180" stroke={brass} strokeWidth="3" />
    </svg>
  );
}
