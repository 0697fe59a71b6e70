import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from '@janur/i18n';
import type { KeyboardEvent } from 'react';
import { placementOf } from './focal-point.ts';
import { chip, pictureButton } from './tile-styles.ts';

/** What a tile shows, whichever list it is of. */
export interface TilePicture {
  id: number;
  picture_url: string | null;
  css: string | null;
  title?: string | null;
}

interface GalleryTileProps {
  item: TilePicture;
  /** What stands in the corner: the place in the order, or the name of the banner. */
  mark: string;
  isChosen: boolean;
  isSortable: boolean;
  onChoose: () => void;
  onRemove: () => void;
  /** By how many places the keyboard moves it; `Infinity` is the end. */
  onMove: (by: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** A picture of the gallery: chosen with a tap, moved by dragging or with Alt and the arrows, removed with Delete. */
export function GalleryTile({ item, mark, isChosen, isSortable, onChoose, onRemove, onMove }: GalleryTileProps) {
  const { t } = useTranslation();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: item.id,
    disabled: !isSortable,
  });

  function press(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (event.altKey && by !== undefined && isSortable) {
      const list = event.currentTarget.closest('ul');
      onMove(by);
      // a tile that changes its place loses the focus
      requestAnimationFrame(() => list?.querySelector<HTMLElement>(`[data-picture="${item.id}"]`)?.focus());
    } else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
        zIndex: isDragging ? 1 : undefined,
        opacity: isDragging ? 0.85 : undefined,
      }}
      css={{ position: 'relative', minWidth: 0 }}
    >
      <button
        type="button"
        data-picture={item.id}
        aria-pressed={isChosen}
        aria-label={item.title ? `${mark}: ${item.title}` : t('media.picture_of', { mark })}
        aria-keyshortcuts={isSortable ? 'Alt+ArrowLeft Alt+ArrowRight Delete' : 'Delete'}
        onClick={onChoose}
        onKeyDown={press}
        css={pictureButton}
        {...(isSortable ? listeners : {})}
      >
        {item.picture_url && (
          <img src={item.picture_url} alt="" draggable={false} loading="lazy" style={placementOf(item.css)} />
        )}
        <span aria-hidden css={chip}>
          {mark}
        </span>
      </button>
    </li>
  );
}
