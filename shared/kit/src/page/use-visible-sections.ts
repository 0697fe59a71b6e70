import { useInvitation } from '../model/invitation.tsx';
import type { SectionName } from './sections.ts';
import { visibleSections } from './sections.ts';

/** The sections that the page shows, in its order. */
export const useVisibleSections = (): SectionName[] => visibleSections(useInvitation().client);
