import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { filesOf } from './files.ts';

/** Files that are dragged onto an element. Its children tell of the same drag: they are counted in and out. */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const leave = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    dropProps: {
      onDragEnter(event: DragEvent) {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver(event: DragEvent) {
        if (carriesFiles(event)) event.preventDefault();
      },
      onDragLeave(event: DragEvent) {
        if (!carriesFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        leave();
        const files = filesOf(event.dataTransfer);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Pictures that are pasted anywhere on the page, while the component stands. Texts go where they were pasted. */
export function usePaste(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', hear);
    return () => window.removeEventListener('paste', hear);
  }, []);
}
