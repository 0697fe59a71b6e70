import { type SectionName, useVisibleSections } from '@janur/kit';

/** Which page of the issue a section is; the cover is page one. */
export function usePageNumber(): (section: SectionName) => number {
  const sections = useVisibleSections();
  return (section) => sections.indexOf(section) + 2;
}
