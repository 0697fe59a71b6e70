import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { GalleryTile, type TilePicture } from './gallery-tile.tsx';
import { grid } from './tile-styles.ts';

interface GalleryGridProps<Item extends TilePicture> {
  label: string;
  items: readonly Item[];
  markOf: (item: Item, index: number) => string;
  chosenId: number | undefined;
  isSortable: boolean;
  onChoose: (item: Item) => void;
  onRemove: (item: Item) => void;
  onMove: (item: Item, to: number) => void;
  /** What stands behind the pictures: those on their way, and where more are dropped. */
  children: ReactNode;
}

/** The keyboard has its own way (`GalleryTile`), and what happens is told by the panel in its own language. */
export const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The pictures of one group in their order. A finger holds a picture for a moment before it drags: a swipe scrolls. */
export function GalleryGrid<Item extends TilePicture>(props: GalleryGridProps<Item>) {
  const { label, items, markOf, chosenId, isSortable, onChoose, onRemove, onMove, children } = props;
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const at = (id: unknown) => items.findIndex((item) => item.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        const item = items[at(active.id)];
        if (item && over && over.id !== active.id) onMove(item, at(over.id));
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul aria-label={label} title={isSortable ? t('media.order_hint') : undefined} css={grid}>
          {items.map((item, index) => (
            <GalleryTile
              key={item.id}
              item={item}
              mark={markOf(item, index)}
              isChosen={item.id === chosenId}
              isSortable={isSortable}
              onChoose={() => onChoose(item)}
              onRemove={() => onRemove(item)}
              onMove={(by) => onMove(item, Math.min(Math.max(index + by, 0), items.length - 1))}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
