import type { CSSObject } from '@emotion/react';
import type { Language, TemplateSettingsSchema } from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import type { Texts } from '@janur/i18n';
import type { ComponentType, ReactNode } from 'react';
import type { AnswerProps } from './answer/answer-scene.ts';
import type { KeepsakeProps } from './keepsake/ticket.ts';
import type { OpeningView } from './opening/opening-view.ts';
import type { PageSection } from './page/sections.ts';

export { TEMPLATE_CONTRACT };

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

/** What a family may draw beside its sections, exported by `sections/index.ts`; the page has a plain one of each. */
export interface LateDrawings {
  /** The scene that follows an answer. */
  readonly Answer?: ComponentType<AnswerProps>;
  /** The entry ticket that a guest keeps. */
  readonly Keepsake?: ComponentType<KeepsakeProps>;
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
  readonly sections: Readonly<Partial<Record<PageSection, ComponentType>>>;
  /**
   * Which controls the frame and hero place and draw themselves (`MusicButton`, `LanguageButton`). What is not named stands
   * over the page at its head.
   */
  readonly controls?: readonly ('music' | 'language')[];
  /** Where the button of languages stands on the opening, where the page's head has no room: by `top` and so on. */
  readonly openingLanguage?: CSSObject;
  /**
   * Where the switch of the quiet invitation stands on the opening: at the left of the button of languages where nothing is said. It is
   * in a grid with that one: `{ gridArea: '2 / 1' }` is below it.
   */
  readonly openingQuiet?: CSSObject;
  /** On phones the music button stands under the globe, at the head of the page; or above the navigation at its foot. */
  readonly music?: 'foot';
  /**
   * The family's own words in a language: `import(`./voice/${language}.json`)`, nested as the guests' texts are and of `VOICE_KEYS`
   * alone, with tones (`title_child`). The build reads all nine, so that a page comes with its words.
   */
  readonly voice?: (language: Language) => Promise<Texts | { readonly default: Texts }>;
  /** The chunk that comes while the opening leaves: its drawings of the answer and the ticket, where the family has them. */
  readonly drawn?: () => Promise<LateDrawings>;
  /** What couples may set of this family alone (`defineSettings`). */
  readonly settings?: TemplateSettingsSchema;
}
