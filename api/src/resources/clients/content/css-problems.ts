import { type ContentInput, type FieldProblem, problemAt } from '@janur/contracts';
import { readDeclarations, type readSheet } from '../../../lib/custom-css/index.ts';

interface SentCss {
  readonly path: string;
  readonly css: string | null | undefined;
}

/** Why a text that was sent is no CSS that may be served. */
export function cssProblems(read: typeof readSheet, { path, css }: SentCss): FieldProblem[] {
  const result = css == null ? undefined : read(css);
  return result && 'problem' in result ? [problemAt(path, result.problem)] : [];
}

/** The same of all declarations of a content. */
export function contentCssProblems(sent: ContentInput, at: string): FieldProblem[] {
  const { bride, groom, galleries = [], hero_backgrounds = [] } = sent;
  const texts: SentCss[] = [
    ...(['galleries_css', 'galleries_mobile_css', 'opening_modal_image_css'] as const).map((field) => ({
      path: field,
      css: sent[field],
    })),
    { path: 'bride.image_css', css: bride?.image_css },
    { path: 'groom.image_css', css: groom?.image_css },
    ...galleries.map(({ css }, index) => ({ path: `galleries.${index}.css`, css })),
    ...hero_backgrounds.map(({ css }, index) => ({ path: `hero_backgrounds.${index}.css`, css })),
  ];
  return texts.flatMap(({ path, css }) => cssProblems(readDeclarations, { path: `${at}.${path}`, css }));
}
