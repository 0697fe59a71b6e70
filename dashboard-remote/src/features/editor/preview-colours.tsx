import type { PreviewEvent } from '@janur/contracts/preview';
import { createContext, useContext } from 'react';

/** What the preview wears: the couple's colours where they chose any, the template's where not. */
export type Colours = NonNullable<PreviewEvent['colours']>;

const PreviewColours = createContext<Colours>({});

export const PreviewColoursProvider = PreviewColours.Provider;

/** Empty until the preview has shown something. */
export const usePreviewColours = (): Colours => useContext(PreviewColours);
