import { Brass, Glow } from './brass.tsx';
import { FanShape } from './fan.tsx';
import { arc, dome, onArc, to, upTo } from './geometry.ts';

/** Half width, height and how many windows stand between a tier and the one inside of it. */
const TIERS = [
  [38, 44, 0],
  [68, 84, 9],
  [98, 124, 13],
  [128, 164, 17],
  [157, 204, 21],
] as const;
const RAYS = 31;
const [WIDE, HIGH] = [157, 204];

/** The drawing's field: rays reach a little over the outermost tier. */
export const CROWN_BOX = '-195 -264 390 264';

interface CrownProps {
  id: string;
  className?: string;
  /** Only the rays and the outer rim: there is room inside for a picture. */
  isHollow?: boolean;
}

/** The crown of a skyscraper: domes in each other, pointed windows between them and rays around. Its group `id` can be used again. */
export function Crown({ id, className, isHollow = false }: CrownProps) {
  const brass = `url(#${id}-brass)`;
  const glow = `url(#${id}-glow)`;
  const rays = upTo(RAYS).map(ray);
  const tiers = TIERS.map(([rx, ry], index) => ({ rx, ry, fill: index % 2 ? 'var(--night)' : 'var(--lacquer)' }));
  return (
    <svg
      className={className}
      viewBox={CROWN_BOX}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Brass id={`${id}-brass`} from={-195} />
      <Glow id={`${id}-glow`} radius={240} />
      <g id={id}>
        <g stroke={brass} strokeWidth=".7">
          <path d={rays.filter((_, index) => index % 2 === 0).join('')} fill="var(--lacquer)" />
          <path d={rays.filter((_, index) => index % 2 === 1).join('')} fill={glow} />
        </g>
        {tiers
          .toReversed()
          .slice(0, isHollow ? 1 : tiers.length)
          .map(({ rx, ry, fill }) => (
            <g key={rx} stroke={brass}>
              <path d={dome(rx, ry)} fill={fill} strokeWidth="2" />
              <path d={arc(rx - 4, ry - 4)} fill="none" strokeWidth=".7" />
            </g>
          ))}
        {!isHollow && (
          <>
            <path d={WINDOWS} fill={glow} />
            <path d={MULLIONS} fill="none" stroke={brass} strokeWidth=".7" />
            <FanShape id={id} radius={30} ribs={7} ground="var(--night)" />
          </>
        )}
      </g>
    </svg>
  );
}

/** The same crown once more. */
export function CrownAgain({ of, className }: { of: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={CROWN_BOX}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${of}`} />
    </svg>
  );
}

function ray(index: number): string {
  const angle = ((index + 0.5) / RAYS) * Math.PI;
  const half = (0.45 * Math.PI) / RAYS;
  const reach = 1 + 0.27 * (index % 2 ? 1 : 0.72) * (0.55 + 0.45 * Math.sin(angle));
  const foot = (at: number) => to(onArc(WIDE + 6, HIGH + 6, at));
  return `M${foot(angle - half)}L${to(onArc(WIDE * reach, HIGH * reach, angle))}L${foot(angle + half)}Z`;
}

/** Between a tier and the one inside: pointed windows, and lines between them. */
function between(draw: (inner: readonly [number, number], outer: readonly [number, number], count: number) => string) {
  return TIERS.map(([rx, ry, count], tier) => {
    const inside = TIERS[tier - 1];
    return inside ? draw([inside[0], inside[1]], [rx, ry], count) : '';
  }).join('');
}

const WINDOWS = between(([ix, iy], [ox, oy], count) =>
  upTo(count)
    .map((index) => {
      const angle = ((index + 0.5) / count) * Math.PI;
      const half = (Math.PI / count) * 0.38;
      const foot = (at: number) => to(onArc(ix + 3, iy + 3, at));
      return `M${foot(angle - half)}L${to(onArc(ox - 7, oy - 7, angle))}L${foot(angle + half)}Z`;
    })
    .join(''),
);
const MULLIONS = between(([ix, iy], [ox, oy], count) =>
  upTo(count - 1)
    .map((index) => ((index + 1) / count) * Math.PI)
    .map((angle) => `M${to(onArc(ix + 2, iy + 2, angle))}L${to(onArc(ox - 5, oy - 5, angle))}`)
    .join(''),
);
