import type { SeatedParty } from '@janur/contracts';
import {
  type Announcements,
  type ClientRect,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import type { useSeat } from './use-seating.ts';

interface SeatingDragProps {
  parties: readonly SeatedParty[];
  onSeat: ReturnType<typeof useSeat>['seatAt'];
  children: ReactNode;
}

/** Where no table is: who is dropped there sits nowhere. */
export const NOWHERE = 'nowhere';
const dropId = (table: string | null): string => (table === null ? NOWHERE : `table:${table}`);
const tableOf = (id: string): string | null => (id === NOWHERE ? null : id.slice('table:'.length));

/** Parties are dragged to tables with mouse, finger or keyboard. */
export function SeatingDrag({ parties, onSeat, children }: SeatingDragProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<SeatedParty>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextTable }),
  );
  const partyOf = (id: unknown) => parties.find(({ guest_event_id }) => guest_event_id === id);
  const placeOf = (id: unknown) => {
    const table = tableOf(String(id));
    return table === null ? t('seating.nowhere') : t('seating.table', { table });
  };
  const name = (id: unknown) => partyOf(id)?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('seating.drag.start', { name: name(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('seating.drag.over', { name: name(active.id), place: placeOf(over.id) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('seating.drag.end', { name: name(active.id), place: placeOf(over.id) }) : undefined,
    onDragCancel: ({ active }) => t('seating.drag.cancel', { name: name(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      // a finger or the mouse points; keys move the whole row
      collisionDetection={(given) => (given.pointerCoordinates ? pointerWithin(given) : rectIntersection(given))}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('seating.drag.how') } }}
      onDragStart={({ active }) => setDragged(partyOf(active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const party = partyOf(active.id);
        if (!party || !over) return;
        const table = tableOf(String(over.id));
        if (table !== party.table_number) onSeat(party, table);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div css={chip}>
            <b>{dragged.name}</b> {dragged.people}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** What makes an element the handle of a party. */
export function useDragParty(party: SeatedParty) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: party.guest_event_id,
    disabled: party.has_arrived,
  });
  return { isDragging, handle: { ref: setNodeRef, ...attributes, ...listeners } };
}

/** What makes an element a table that takes parties. */
export function useDropTable(table: string | null) {
  const { setNodeRef, isOver } = useDroppable({ id: dropId(table) });
  return { ref: setNodeRef, isOver };
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
};

/** Arrow keys go from table to table, as one reads them. */
const nextTable: KeyboardCoordinateGetter = (event, { context }) => {
  const step = STEPS[event.code];
  const { droppableRects, droppableContainers, over, collisionRect } = context;
  if (!step || !collisionRect) return undefined;
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((one, other) => byReading(one.rect, other.rect));
  const at = places.findIndex(({ id }) => id === over?.id);
  const next = places[Math.min(places.length - 1, Math.max(0, at === -1 ? 0 : at + step))];
  if (!next) return undefined;
  return {
    x: next.rect.left + (next.rect.width - collisionRect.width) / 2,
    y: next.rect.top + Math.min(next.rect.height, 80) / 2 - collisionRect.height / 2,
  };
};

const byReading = (one: ClientRect, other: ClientRect): number =>
  Math.abs(one.top - other.top) > 12 ? one.top - other.top : one.left - other.left;

const chip = {
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  maxWidth: 260,
  padding: '10px 14px',
  borderRadius: 10,
  background: ledger.brandDeep,
  color: ledger.onPanel,
  boxShadow: '0 12px 28px -10px #00000080',
  fontSize: 14,
  cursor: 'grabbing',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;
