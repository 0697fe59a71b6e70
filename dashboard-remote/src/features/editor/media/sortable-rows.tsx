import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from '@janur/i18n';
import { ActionIcon } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { BinIcon, ChevronDownIcon, GripIcon, UpIcon } from '../../../parts/icons.tsx';
import { SILENT } from './gallery-grid.tsx';

interface SortableRowsProps {
  label: string;
  ids: readonly (number | string)[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows of any height in an order of their own: by their handle, by Alt with the arrows, by buttons. */
export function SortableRows({ label, ids, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableRowProps {
  id: number | string;
  /** What it is called where it is moved or removed. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** Stands in the row's head, between the handle and the buttons. */
  head: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function SortableRow(props: SortableRowProps) {
  const { id, name, index, count, onMove, onRemove, head, className, children } = props;
  const { t } = useTranslation();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  function press(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const to = index + by;
    if (!event.altKey || by === 0 || to < 0 || to >= count) return;
    event.preventDefault();
    const rows = event.currentTarget.closest('ul');
    onMove(index, to);
    // a row that changes its place loses the focus, and its handle is wanted again
    requestAnimationFrame(() => rows?.children[to]?.querySelector<HTMLElement>('[data-handle]')?.focus());
  }
  return (
    <li
      ref={setNodeRef}
      className={className}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
        position: 'relative',
        zIndex: isDragging ? 2 : undefined,
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 }}>
        <ActionIcon
          data-handle
          aria-label={t('media.row_drag', { name })}
          onKeyDown={press}
          css={{ width: 28, cursor: 'grab', touchAction: 'none' }}
          {...listeners}
        >
          <GripIcon />
        </ActionIcon>
        <div css={{ flex: 1, minWidth: 0 }}>{head}</div>
        <ActionIcon
          aria-label={t('media.row_up', { name })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <UpIcon />
        </ActionIcon>
        <ActionIcon
          aria-label={t('media.row_down', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        >
          <ChevronDownIcon />
        </ActionIcon>
        <ActionIcon aria-label={t('media.row_remove', { name })} onClick={onRemove}>
          <BinIcon />
        </ActionIcon>
      </div>
      {children}
    </li>
  );
}
