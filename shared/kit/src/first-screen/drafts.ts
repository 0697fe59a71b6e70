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

/** What all drafts of an opening may weigh, in bytes of the page: they come before its first paint, and nothing makes them smaller. */
const HEAVIEST = 24 * 1024;

/** Throws when the drafts that are shown in `texts` (the styles and markup of an opening) are too heavy together. */
export function checkDrafts(texts: readonly string[]): void {
  const shown = [...WHOLE.keys()].filter((draft) => texts.some((text) => text.includes(draft)));
  const bytes = shown.reduce((sum, draft) => sum + (draft.length * 3) / 4, 0);
  if (bytes <= HEAVIEST) return;
  throw new Error(
    `The drafts of ${shown.length} drawings of the opening are ${Math.round(bytes / 1024)} KB, at most ${HEAVIEST / 1024} may be: import those of which an invitation shows a few as "…svg?drawn".`,
  );
}

/** Says at each picture that is a draft which drawing takes its place; the words do not wait until it is decoded. */
export const namingDrawings = (html: string): string =>
  html.replaceAll(/ src="(data:image\/(?:avif|webp);base64,[^"]*)"/g, (attribute, draft: string) => {
    const whole = WHOLE.get(draft);
    return whole ? `${attribute} ${DRAWING_ATTRIBUTE}="${whole}"` : attribute;
  });
