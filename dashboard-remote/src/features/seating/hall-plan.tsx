import type { HallPlan as Hall, SeatingTable } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { UnstyledButton } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { card, spoken } from '../../parts/styles.ts';
import { useDropTable } from './drag.tsx';
import type { LaidTable } from './hall-view.ts';
import { PlanTable } from './plan-table.tsx';
import { depthOf, sizeOf } from './table-size.ts';
import { useTableTitle } from './table-title.ts';

interface HallPlanProps {
  hall: Hall;
  tables: readonly LaidTable[];
  colourOf: (group: string | null) => string;
  chosen: number | undefined;
  /** Whether tables are moved, in place of parties. */
  isArranging: boolean;
  zoom: number;
  onChoose: (table: SeatingTable) => void;
  onMove: (table: SeatingTable, spot: { x: number; y: number }) => void;
}

/** The hall from above, with its stage and door: a table is chosen, takes who is dropped on it, or is moved itself. */
export function HallPlan({ hall, tables, colourOf, chosen, isArranging, zoom, onChoose, onMove }: HallPlanProps) {
  const { t } = useTranslation();
  const floor = useRef<HTMLDivElement>(null);
  const hint = useId();
  const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <div css={[card, frame]} role="region" aria-label={t('seating.plan')}>
      {isArranging && (
        <p id={hint} css={advice}>
          {t('seating.arrange_advice')}
        </p>
      )}
      <div
        ref={floor}
        css={ground}
        style={{ width: `${zoom * 100}%`, minWidth: 640 * zoom, aspectRatio: `${hall.width} / ${hall.depth}` }}
      >
        <span
          css={[mark, stage]}
          style={{ left: share(hall.stage_x, hall.width), top: share(hall.stage_y, hall.depth) }}
        >
          {t('seating.stage')}
        </span>
        <span css={[mark, door]} style={{ left: share(hall.door_x, hall.width), top: share(hall.door_y, hall.depth) }}>
          {t('seating.door')}
        </span>
        {tables.map((laid) => (
          <TableOnPlan
            key={laid.table.id}
            {...{ laid, hall, colourOf, isArranging, onMove, onChoose, floor }}
            isChosen={laid.table.id === chosen}
            describedBy={isArranging ? hint : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface TableOnPlanProps extends Pick<HallPlanProps, 'hall' | 'colourOf' | 'isArranging' | 'onChoose' | 'onMove'> {
  laid: LaidTable;
  isChosen: boolean;
  describedBy: string | undefined;
  floor: React.RefObject<HTMLDivElement | null>;
}

const STEP = 5;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function TableOnPlan({
  laid,
  hall,
  colourOf,
  isArranging,
  isChosen,
  describedBy,
  floor,
  onChoose,
  onMove,
}: TableOnPlanProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const { table, taken } = laid;
  const { ref, isOver } = useDropTable(table.name);
  const [drag, setDrag] = useState<{ x: number; y: number; fromX: number; fromY: number; hasMoved: boolean }>();
  const size = sizeOf(table);
  const at = drag ?? table;
  const inHall = (x: number, y: number) => ({
    x: Math.round(Math.min(hall.width - size / 2, Math.max(size / 2, x))),
    y: Math.round(Math.min(hall.depth - size / 2, Math.max(size / 2, y))),
  });
  const spotOf = ({ clientX, clientY }: React.PointerEvent, from: { fromX: number; fromY: number }) => {
    const width = floor.current?.clientWidth || 1;
    const scale = hall.width / width;
    return inHall(table.x + (clientX - from.fromX) * scale, table.y + (clientY - from.fromY) * scale);
  };
  return (
    <UnstyledButton
      ref={ref}
      aria-pressed={isChosen}
      aria-describedby={describedBy}
      data-over={isOver || undefined}
      data-arranging={isArranging || undefined}
      data-dragged={drag?.hasMoved || undefined}
      css={place}
      style={{
        left: `${(at.x / hall.width) * 100}%`,
        top: `${(at.y / hall.depth) * 100}%`,
        width: `${(size / hall.width) * 100}%`,
        // no transform: what is dropped on the table is measured without one. Both margins are parts of the hall's width
        marginLeft: `${(size / hall.width) * -50}%`,
        marginTop: `${(depthOf(table) / hall.width) * -50}%`,
      }}
      onClick={() => onChoose(table)}
      onKeyDown={(event) => {
        const step = isArranging ? ARROWS[event.key] : undefined;
        if (!step) return;
        event.preventDefault();
        onMove(table, inHall(table.x + step[0], table.y + step[1]));
      }}
      onPointerDown={(event) => {
        if (!isArranging || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ x: table.x, y: table.y, fromX: event.clientX, fromY: event.clientY, hasMoved: false });
      }}
      onPointerMove={(event) => {
        if (drag) setDrag({ ...drag, ...spotOf(event, drag), hasMoved: true });
      }}
      onPointerUp={(event) => {
        if (drag?.hasMoved) onMove(table, spotOf(event, drag));
        setDrag(undefined);
      }}
      onPointerCancel={() => setDrag(undefined)}
    >
      <span css={spoken}>{t('seating.table_seats', { table: title(table.name), taken, seats: table.seats })}</span>
      <PlanTable laid={laid} colourOf={colourOf} />
    </UnstyledButton>
  );
}

const frame = { position: 'relative', overflow: 'auto', maxHeight: 'min(76vh, 900px)', padding: 14 } as const;
const advice = { margin: '0 0 12px', color: ledger.muted } as const;

const ground = {
  position: 'relative',
  borderRadius: 10,
  background: ledger.ground,
  boxShadow: `inset 0 0 0 1px ${ledger.border}`,
} as const;

const mark = {
  position: 'absolute',
  padding: '3px 14px',
  borderRadius: 7,
  background: ledger.bar,
  color: ledger.ink,
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
const stage = {
  transform: 'translate(-50%, 0)',
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
  paddingInline: 44,
} as const;
const door = { transform: 'translate(-50%, -100%)', borderBottomLeftRadius: 0, borderBottomRightRadius: 0 } as const;

const place = {
  position: 'absolute',
  borderRadius: 12,
  color: ledger.ink,
  '&[aria-pressed=true] [data-top]': { stroke: ledger.brand, strokeWidth: 5 },
  '&[data-over] [data-top]': { stroke: ledger.accent, strokeWidth: 8 },
  '&[data-arranging]': { cursor: 'move', touchAction: 'none' },
  '&[data-dragged]': { zIndex: 2, opacity: 0.85 },
} as const;
