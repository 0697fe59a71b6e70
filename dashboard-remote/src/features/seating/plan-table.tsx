import type { SeatingTable } from '@janur/contracts';
import { ledger } from '@janur/ui';
import type { LaidTable } from './hall-view.ts';
import { LINE, nameOnTop, ON_ROUND, type Room } from './name-on-top.ts';
import { depthOf, sizeOf } from './table-size.ts';

const BOX = 100;
const MIDDLE = BOX / 2;

/** A table from above: round with its chairs around, or long with its chairs on both sides. */
export function PlanTable({ laid, colourOf }: { laid: LaidTable; colourOf: (group: string | null) => string }) {
  const { table, parties, taken } = laid;
  const colours = parties.flatMap(({ people, guest_group }) =>
    Array.from({ length: people }, () => colourOf(guest_group)),
  );
  const chairs = Math.max(table.seats, colours.length);
  const isLong = table.shape === 'LONG';
  const height = (BOX * depthOf(table)) / sizeOf(table);
  const middle = height / 2;
  const chair = isLong ? Math.min(6, (BOX - 16) / Math.ceil(chairs / 2) / 2.3) : Math.min(6.4, 104 / chairs);
  const room: Room = isLong ? { widths: [BOX - 20, BOX - 20], height: height - chair * 4 - 8 } : ON_ROUND;
  const { lines, size } = nameOnTop(table, room);
  const step = size * LINE;
  const first = middle - ((lines.length - 1) * step) / 2 + (isLong ? 1 : lines.length > 1 ? -6 : -3);
  return (
    <svg viewBox={`0 0 ${BOX} ${height}`} css={{ display: 'block', width: '100%' }} aria-hidden="true">
      {Array.from({ length: chairs }, (_, at) => {
        const spot = isLong ? alongside(at, chairs, height, chair) : around(at, chairs, chair);
        const colour = colours[at];
        return (
          <circle
            key={at}
            cx={spot.x}
            cy={spot.y}
            r={chair}
            fill={colour ?? ledger.card}
            stroke={at >= table.seats ? ledger.danger : (colour ?? ledger.control)}
            strokeWidth={at >= table.seats ? 3 : 1.4}
          />
        );
      })}
      {isLong ? (
        <rect
          data-top
          x={6}
          y={chair * 2 + 2}
          width={BOX - 12}
          height={height - chair * 4 - 4}
          rx={5}
          {...top(table)}
        />
      ) : (
        <circle data-top cx={MIDDLE} cy={MIDDLE} r={MIDDLE - chair * 2 - 3} {...top(table)} />
      )}
      {lines.map((line, at) => (
        <text key={at} x={MIDDLE} y={first + at * step} {...words} fontSize={size} fontWeight={700}>
          {line}
        </text>
      ))}
      {!isLong && (
        <text
          x={MIDDLE}
          y={first + (lines.length - 1) * step + (lines.length > 1 ? 15 : 20)}
          {...words}
          fontSize={14}
          fontWeight={600}
          fill={taken > table.seats ? ledger.danger : ledger.muted}
        >
          {taken}/{table.seats}
        </text>
      )}
    </svg>
  );
}

const HONOUR = `color-mix(in srgb, ${ledger.accent} 24%, ${ledger.card})`;

const words = { textAnchor: 'middle', dominantBaseline: 'middle', fill: ledger.ink } as const;

const top = ({ is_vip }: SeatingTable) =>
  ({ fill: is_vip ? HONOUR : ledger.card, stroke: ledger.borderStrong, strokeWidth: 1.6 }) as const;

function around(at: number, chairs: number, chair: number): { x: number; y: number } {
  const angle = (at / chairs) * 2 * Math.PI - Math.PI / 2;
  const radius = MIDDLE - chair - 0.5;
  return { x: MIDDLE + Math.cos(angle) * radius, y: MIDDLE + Math.sin(angle) * radius };
}

function alongside(at: number, chairs: number, height: number, chair: number): { x: number; y: number } {
  const aRow = Math.ceil(chairs / 2);
  const isUpper = at < aRow;
  const column = isUpper ? at : at - aRow;
  return { x: 6 + ((column + 0.5) / aRow) * (BOX - 12), y: isUpper ? chair + 0.5 : height - chair - 0.5 };
}
