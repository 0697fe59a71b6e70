import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorState, EditorStore } from './editor-store.ts';

const EditorContext = createContext<EditorStore | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** The one store of the editor around. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error('useEditorStore needs the editor around it');
  return store;
}

/** One value of the editor's state. */
export const useEditor = <T,>(select: (state: EditorState) => T): T => useStore(useEditorStore(), select);
