import type { SerializedStyles } from '@emotion/react';
import type { SectionName } from '@janur/kit';
import type { ComponentType } from 'react';

export interface HeadProps {
  section: SectionName;
  title: string;
  /** NO_ICON: without its drawing. */
  isPlain?: boolean;
}

/** How a skin dresses the sheets; the markup is the same in both. */
export interface SheetLook {
  /** The dialog, its backdrop and its close button. */
  sheet: SerializedStyles;
  /** The first line of a sheet, with its `h2`. */
  Head: ComponentType<HeadProps>;
  /** A section that stands on the page instead: `h2`, then what its sheet would hold. */
  unfolded: SerializedStyles;
  /** A picture over the whole width. */
  banner: SerializedStyles;
  /** `blockquote` with `p` and `cite`. */
  quote: SerializedStyles;
  /** `article`s of hosts: `h3`, `data-line` child and parents, a list of links; `data-layout` is the couple's. */
  couple: SerializedStyles;
  /** `article`s of chapters: `data-line` when, subtitle and text around the `h3`; `data-paragraph` is `p`s alone. */
  story: SerializedStyles;
  /** `article`s of events: `data-line` session, date, time, place and street around the `h3`, the kit's parts. */
  events: SerializedStyles;
  gallery: SerializedStyles;
  video: SerializedStyles;
  /** A line of text above a part. */
  lead: SerializedStyles;
  form: SerializedStyles;
  wishes: SerializedStyles;
  gifts: SerializedStyles;
  health: SerializedStyles;
  /** What stands before each rule, by its place among them. */
  ruleMark: (index: number) => React.ReactNode;
  footer: SerializedStyles;
  /** What stands around and behind the form. */
  FormCard: ComponentType<{ children: React.ReactNode }>;
}
