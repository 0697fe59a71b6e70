import { useRemoval } from '../../../parts/undo.tsx';
import { rebased } from '../draft/draft.ts';
import { useEditorStore } from '../editor-context.tsx';
import type { Draft } from '../panel.ts';

/** Does without what is unsaved, and offers it back under the words that are given. */
export function useDiscard(): (said: string) => void {
  const store = useEditorStore();
  const { offer } = useRemoval<Draft>((mine) => {
    // what was written since stays, too
    const { base, draft: theirs } = store.getState();
    store.replace(rebased({ base, mine, theirs }).draft);
  });
  return (said) => {
    const { draft } = store.getState();
    store.discard();
    offer(said, draft);
  };
}
