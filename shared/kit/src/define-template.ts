import { canonicalTemplateId } from '@janur/contracts/rules';
import { lateSections, type LateSectionName, type LateSections } from './parts/late-sections.ts';
import { type LateDrawings, type Template, TEMPLATE_CONTRACT, type TemplateSkin } from './template.ts';

/** A template as its family writes it down. */
export interface TemplateDefinition extends Omit<Template, 'contract' | 'drawn'> {
  /** The sections below the hero, a chunk of their own that comes while the opening leaves: `sections/index.ts`. */
  readonly later?: () => Promise<LateSections & LateDrawings>;
  /** Of those, the ones that Plain Paper lends: `later` does not export them. */
  readonly lent?: readonly LateSectionName[];
  /** What is kept free for a section until it is there, in px, where the usual height is far off. */
  readonly heights?: Readonly<Partial<Record<LateSectionName, number>>>;
}

/** A family whose ids differ in more than colours and fonts: each id is a template of its own, and a guest loads only that. */
export interface TemplateFamily {
  readonly contract: typeof TEMPLATE_CONTRACT;
  /** By canonical template id. An id that is not listed gets the first. */
  readonly looks: Readonly<Record<string, () => Promise<TemplateLook>>>;
}

/** One id of such a family: its colours and fonts, and all that is drawn. */
export type TemplateLook = TemplateSkin & Omit<TemplateDefinition, 'skins'>;

/** A template of what its family wrote down. */
export function defineTemplate({ later, lent, heights, sections, ...drawn }: TemplateDefinition): Template {
  return {
    contract: TEMPLATE_CONTRACT,
    ...drawn,
    ...(later && { drawn: later }),
    sections: later ? { ...lateSections({ load: later, lent, heights }), ...sections } : sections,
  };
}

/**
 * A family of several looks, by the template id of each. Each is imported as a chunk that bears its id as its name
 * (`webpackChunkName`), so that the page server can preload it.
 */
export const defineFamily = (looks: TemplateFamily['looks']): TemplateFamily => ({
  contract: TEMPLATE_CONTRACT,
  looks,
});

/** All templates of what a remote exposes. */
export function templatesOf(exposed: Template | TemplateFamily): Promise<Template[]> {
  const ids = 'looks' in exposed ? Object.keys(exposed.looks) : [''];
  return Promise.all(ids.map((id) => templateFor(exposed, id)));
}

/** The template for the stored template id, in any of its spellings. Rejects when its look cannot be loaded. */
export async function templateFor(exposed: Template | TemplateFamily, storedId: string): Promise<Template> {
  if (!('looks' in exposed)) return exposed;
  const wanted = canonicalTemplateId(storedId);
  const looks = Object.entries(exposed.looks);
  const [id, load] = looks.find(([own]) => own === wanted) ?? looks[0] ?? [];
  if (!id || !load) throw new Error('A family needs at least one look');
  const { colors, fonts, fontsVersion2, ...drawn } = await load().catch(load); // a second try is worth its time
  return defineTemplate({ skins: { [id]: { colors, fonts, ...(fontsVersion2 && { fontsVersion2 }) } }, ...drawn });
}
