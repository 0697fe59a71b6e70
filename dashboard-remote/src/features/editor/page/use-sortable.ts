import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** How far the pointer went, and how far a row must go to make room, in px. */
  distance: number;
  step: number;
}

interface SortableOptions {
  count: number;
  onMove: (from: number, to: number) => void;
}

/**
 * Rows of equal height that are put in order: by their handle with mouse, pen or finger, and by Alt with the arrow keys.
 * The order changes when the handle is let go; Escape leaves it as it was.
 */
export function useSortable({ count, onMove }: SortableOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef(0);

  function handle(index: number) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientY;
        const item = event.currentTarget.closest('li');
        setDrag({ from: index, to: index, distance: 0, step: item?.offsetHeight ?? 44 });
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        const distance = clientY - start.current;
        const to = Math.max(0, Math.min(count - 1, drag.from + Math.round(distance / drag.step)));
        setDrag({ ...drag, distance, to });
      },
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Escape') setDrag(null);
      },
    };
  }

  function row(index: number) {
    const shift = drag && index !== drag.from ? shiftOf(index, drag) : 0;
    return {
      'data-dragged': drag?.from === index || undefined,
      'data-sorting': drag !== null || undefined,
      style: { transform: drag ? `translateY(${drag.from === index ? drag.distance : shift}px)` : undefined },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const direction = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (!event.altKey || direction === 0) return;
        event.preventDefault();
        const to = index + direction;
        if (to >= 0 && to < count) onMove(index, to);
      },
    };
  }

  return { handle, row, isDragging: drag !== null };
}

function shiftOf(index: number, { from, to, step }: Drag): number {
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}
