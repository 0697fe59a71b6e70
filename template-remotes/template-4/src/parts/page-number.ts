import type { Invitation, SectionName } from '@janur/kit';
import { visibleSections } from '@janur/kit';

/** Which page of the issue a section is; the cover is page one. */
export const pageNumber = (client: Invitation['client'], section: SectionName): number =>
  visibleSections(client).indexOf(section) + 2;
