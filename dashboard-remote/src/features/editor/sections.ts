import { type EditedOption, type PublicClient, STYLE_VALUES, type StyleField } from '@janur/contracts';
import { type SectionName, sectionOrder, visibleSections } from '@janur/kit/sections';
import { moved } from './bind.ts';
import type { Draft, DraftPatch } from './panel.ts';

/** What a section of the page is called in the editor; the countdown is a part of the hero, and moves with it. */
export type SectionId = SectionName | 'countdown';

export const orderOf = ({ orders }: Pick<EditedOption, 'orders'>): SectionName[] => sectionOrder(orders);

/** The style field that says how a panel's section looks. */
export function styleFieldOf(panel: string): StyleField | undefined {
  const field = panel === 'opening' ? 'opening_modal_style' : `${panel}_style`;
  return isStyleField(field) ? field : undefined;
}

/** The one that can hide the section. */
export function styleOf(section: SectionId): StyleField | undefined {
  const field = styleFieldOf(section);
  return field && valuesOf(field).includes('HIDDEN') ? field : undefined;
}

export const valuesOf = (field: StyleField): readonly string[] => STYLE_VALUES[field];

const isStyleField = (name: string): name is StyleField => Object.hasOwn(STYLE_VALUES, name);

/** Whether a section is off until it is asked for: it can be shown by name, as the health protocol. */
export const isOffAtFirst = (field: StyleField): boolean => valuesOf(field).includes('SHOW');

/** Whether the couple wants it seen. */
export function isHidden(section: SectionId, option: EditedOption): boolean {
  const field = styleOf(section);
  if (!field) return false;
  return option[field] === 'HIDDEN' || (isOffAtFirst(field) && option[field] === null);
}

/** The patch that hides a section or shows it again, in the look that it had when it was last saved. */
export function toggled(section: SectionId, { base, draft }: { base: Draft; draft: Draft }): DraftPatch {
  const field = styleOf(section);
  if (!field) return {};
  const before = base.option[field];
  const shown = isOffAtFirst(field) ? 'SHOW' : null;
  const value = isHidden(section, draft.option) ? ((before === 'HIDDEN' ? null : before) ?? shown) : 'HIDDEN';
  return { option: { [field]: value } };
}

export function movedTo(option: EditedOption, from: number, to: number): DraftPatch {
  return { option: { orders: moved(orderOf(option), from, to) } };
}

/** How many things a section has to show, where that can be counted. */
export function countOf(section: SectionId, { content }: Draft): number | undefined {
  switch (section) {
    case 'bride_groom':
      return [content.bride, content.groom].filter((host) => host?.name || host?.full_name).length;
    case 'our_story':
      return content.stories.length;
    case 'wedding_event':
      return (content.new_events.length > 0 ? content.new_events : content.events).length;
    case 'gallery':
      return content.galleries.length;
    case 'gift':
      return content.payments.length;
    default:
      return undefined;
  }
}

/** Shown, but with nothing to say: guests do not see it. */
export function isEmpty(section: SectionId, client: PublicClient): boolean {
  return section !== 'countdown' && !visibleSections(client).includes(section);
}
