import type { TemplateSettingsSchema } from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { ComponentType, ReactNode } from 'react';
import type { OpeningView } from './opening/opening-view.ts';

export { TEMPLATE_CONTRACT };

/** Sections in their default order (spec §2); `option.orders` may say another. */
export const SECTION_NAMES = [
  'hero',
  'quote',
  'bride_groom',
  'our_story',
  'wedding_event',
  'gallery',
  'video',
  'rsvp',
  'wishes',
  'gift',
  'health_protocol',
  'share_banner',
  'footer',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Colours as hex, by role (brief §0). `ink` is body text, `onPrimary` text on primary. */
export interface TemplateColors {
  base: string;
  primary: string;
  secondary: string;
  third: string;
  title: string;
  ink: string;
  onPrimary: string;
}

/** CSS font stacks. */
export interface TemplateFonts {
  heading: string;
  body: string;
  script: string;
}

/** What differs between the template ids of one family. */
export interface TemplateSkin {
  colors: TemplateColors;
  fonts: TemplateFonts;
  /** The second font set, used when `custom_config.font_version` is 2 (spec §4: 2_2 and 4). */
  fontsVersion2?: TemplateFonts;
}

export interface OpeningProps {
  /** Everything that the opening shows. It is a pure function of this: no hooks over the invitation, no handlers. */
  view: OpeningView;
}

export interface FrameProps {
  /** The visible sections in their order. */
  children: ReactNode;
}

/** A template family: look only. Sections that it leaves out are shown by Plain Paper in the template's colours. */
export interface Template {
  readonly contract: typeof TEMPLATE_CONTRACT;
  /** By canonical template id. An id that is not listed gets the first skin. */
  readonly skins: Readonly<Record<string, TemplateSkin>>;
  /** `@font-face` rules and whatever else is global; scoped to the invitation by the kit's root. */
  readonly globalStyles?: string;
  /** Addresses of the font files that the opening needs first (imported): a heading font, no more. */
  readonly preloadFonts?: readonly string[];
  /**
   * Addresses of pictures (imported) in the opening's styles that it can do without at first: grounds, textures, shades.
   * They come once the page's scripts have; until then they are `none`: a mask among them must lie where nobody looks yet.
   */
  readonly laterArt?: readonly string[];
  /**
   * What fills the opening dialog; printed ahead by the template's build. It holds one `<button data-part="open">`, and
   * the guest's name alone in an element with `data-part="guest"`; its root fills the dialog (`position: absolute`).
   */
  readonly Opening: ComponentType<OpeningProps>;
  readonly Frame: ComponentType<FrameProps>;
  readonly sections: Readonly<Partial<Record<SectionName, ComponentType>>>;
  /** On phones the music button stands under the globe, at the head of the page; or above the navigation at its foot. */
  readonly music?: 'foot';
  /** What couples may set of this family alone (`defineSettings`). */
  readonly settings?: TemplateSettingsSchema;
}

/** A family whose ids differ in more than colours and fonts: each id is a template of its own, and a guest loads only that. */
export interface TemplateFamily {
  readonly contract: typeof TEMPLATE_CONTRACT;
  /** By canonical template id. An id that is not listed gets the first. */
  readonly looks: Readonly<Record<string, () => Promise<TemplateLook>>>;
}

/** One id of such a family: its colours and fonts, and all that is drawn. */
export type TemplateLook = TemplateSkin & Omit<Template, 'contract' | 'skins'>;

/** Checks a template's shape for the compiler; returns it as it is. */
export function defineTemplate(template: Omit<Template, 'contract'>): Template {
  return { contract: TEMPLATE_CONTRACT, ...template };
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
