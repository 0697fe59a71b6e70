import { DRAWING_ATTRIBUTE } from './index.ts';

/** What was drafted in this build: the address of each drawing by the draft that stands for it (docs/decisions/082). */
const WHOLE = new Map<string, string>();

/** Called by the build's loader. Notes which drawing (`whole`, an address) a draft (`data:`) stands for, and gives the draft. */
export function drafted(draft: string, whole: string): string {
  WHOLE.set(draft, whole);
  return draft;
}

/** Whether a style shows a drawing by its draft. */
export const hasDraft = (css: string): boolean => [...WHOLE.keys()].some((draft) => css.includes(draft));

/** A style with the drawings themselves. */
export const wholeStyle = (css: string): string =>
  [...WHOLE].reduce((kept, [draft, whole]) => kept.replaceAll(draft, whole), css);

/** Says at each picture that is a draft which drawing takes its place; the words do not wait until it is decoded. */
export const namingDrawings = (html: string): string =>
  html.replaceAll(/ src="(data:image\/(?:avif|webp);base64,[^"]*)"/g, (attribute, draft: string) => {
    const whole = WHOLE.get(draft);
    return whole ? `${attribute} ${DRAWING_ATTRIBUTE}="${whole}"` : attribute;
  });
