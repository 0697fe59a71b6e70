import { late, type SectionName } from '@janur/kit';
import type { ComponentType } from 'react';
import { DRAWN } from './entries.ts';
import type { SheetSections } from './sheet-sections.tsx';

type Sections = Partial<Record<SectionName, ComponentType>>;

/**
 * The sections of a skin: on the page what `onPage` has for each, and with it its sheet, whose code comes once the
 * invitation is open.
 */
export function sectionsOf(onPage: Sections, sheets: () => Promise<SheetSections>): Sections {
  const sections = DRAWN.map((name): [SectionName, ComponentType | undefined] => {
    const Page = onPage[name];
    if (name === 'hero') return [name, Page];
    const LateSheet = late(() => sheets().then((all) => all[name]), 0);
    return [
      name,
      () => (
        <>
          {Page && <Page />}
          <LateSheet />
        </>
      ),
    ];
  });
  return Object.fromEntries(sections);
}
