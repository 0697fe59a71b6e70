import { Brass, Glow } from './brass.tsx';
import { circle, dome, onArc, to, upTo } from './geometry.ts';

interface FanShapeProps {
  /** Of the gradients, which stand in the same drawing: `${id}-brass` and `${id}-glow`. */
  id: string;
  radius: number;
  ribs: number;
  ground?: string;
}

/** A half sunburst with a scalloped rim; every other rib is solid. */
export function FanShape({ id, radius: r, ribs, ground = 'var(--base)' }: FanShapeProps) {
  const brass = `url(#${id}-brass)`;
  const rim = upTo(ribs).map((rib) => onArc(r, r, ((rib + 0.5) / ribs) * Math.PI));
  const scallop = (Math.PI * r) / ribs / 2;
  const panes = upTo(ribs).map((rib) => pane(rib, ribs, r));
  return (
    <>
      <path
        d={rim.map((centre) => circle(centre, scallop * 1.06)).join('')}
        fill={ground}
        stroke={brass}
        strokeWidth="1.2"
      />
      <path d={rim.map((centre) => circle(centre, scallop * 0.5)).join('')} fill={brass} />
      <path d={dome(r)} fill={ground} stroke={brass} strokeWidth="1.4" />
      <path d={panes.filter((_, rib) => rib % 2 === 0).join('')} fill={`url(#${id}-glow)`} />
      <path d={panes.join('') + mullions(ribs, r)} fill="none" stroke={brass} strokeWidth=".8" />
      <path d={dome(r * 0.32)} fill={brass} />
      <path d={dome(r * 0.2)} fill={ground} />
      <path d={dome(r * 0.1)} fill={brass} />
    </>
  );
}

function pane(rib: number, ribs: number, r: number): string {
  const from = ((rib + 0.08) / ribs) * Math.PI;
  const until = ((rib + 0.92) / ribs) * Math.PI;
  const [inner, outer] = [r * 0.36, r * 0.93];
  return `M${to(onArc(inner, inner, from))}L${to(onArc(outer, outer, from))}A${outer},${outer} 0 0 0 ${to(onArc(outer, outer, until))}L${to(onArc(inner, inner, until))}Z`;
}

/** A line in the middle of each pane that is not solid. */
const mullions = (ribs: number, r: number): string =>
  upTo(ribs)
    .filter((rib) => rib % 2 === 1)
    .map((rib) => ((rib + 0.5) / ribs) * Math.PI)
    .map((angle) => `M${to(onArc(r * 0.36, r * 0.36, angle))}L${to(onArc(r * 0.93, r * 0.93, angle))}`)
    .join('');

interface FanProps {
  id: string;
  ribs?: number;
  ground?: string;
  className?: string;
}

/** A fan by itself, on a short brass line. */
export function Fan({ id, ribs = 11, ground, className }: FanProps) {
  return (
    <svg className={className} viewBox="-66 -58 132 60" aria-hidden="true" focusable="false">
      <Brass id={`${id}-brass`} from={-66} />
      <Glow id={`${id}-glow`} radius={70} />
      <FanShape id={id} radius={50} ribs={ribs} {...(ground ? { ground } : {})} />
      <path d="M-66,0H66" stroke={`url(#${id}-brass)`} strokeWidth="2" />
    </svg>
  );
}
