import { useInvitation } from '../model/invitation.tsx';
import type { SectionName } from '../template.ts';
import { visibleSections } from './sections.ts';

/** The sections that the page shows, in its order. */
export const useVisibleSections = (): SectionName[] => visibleSections(useInvitation().client);
