import { useState } from 'react';
import type { Queue } from './kinds.ts';

const keyOf = ({ kind }: Queue): string => `janur-skipped-${kind}`;

function read(queue: Queue): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(queue)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    // a browser that keeps nothing, or what somebody wrote there: nobody was skipped
    return [];
  }
}

function write(queue: Queue, codes: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(queue), JSON.stringify(codes));
  } catch {
    // a browser that keeps nothing: who was skipped comes again after a reload
  }
}

/** Who was passed over for now: until the tab is closed, or all are wanted again. */
export function useSkipped(queue: Queue) {
  const [kept, setKept] = useState(() => ({ kind: queue.kind, codes: read(queue) }));
  const codes = kept.kind === queue.kind ? kept.codes : read(queue);
  const keep = (next: readonly string[]) => {
    write(queue, next);
    setKept({ kind: queue.kind, codes: next });
  };
  return { skipped: codes, skip: (code: string) => keep([...codes, code]), unskipAll: () => keep([]) };
}
