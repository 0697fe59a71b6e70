import { createContext, useContext } from 'react';

/** What the look says itself where the couple says nothing, by the key of the line. */
export type Words = Readonly<Record<string, string>>;

const PreviewWords = createContext<Words>({});

export const PreviewWordsProvider = PreviewWords.Provider;

/** Empty until the preview has shown something. */
export const usePreviewWords = (): Words => useContext(PreviewWords);
