import { type Problem } from '@janur/contracts';
import { generate } from 'css-tree';
import { PICTURE_PROPERTIES } from './allowed.ts';
import { checkDeclaration } from './declaration.ts';
import { isComment, parsed, refuseTags } from './parsed.ts';
import { CssProblem, refuse } from './problem.ts';
import { scopedSheet } from './sheet.ts';

/** CSS as it is served, or why it is refused. */
export type ReadCss = { readonly css: string } | { readonly problem: Problem };

/** A couple's style sheet (`custom_css`), scoped so that it touches nothing outside the invitation. */
export const readSheet = (text: string): ReadCss => read(scopedSheet, text);

/** Declarations for pictures and lists of them (`image_css`, `galleries_css`, …): what is allowed of a sheet's, and no selectors. */
export const readDeclarations = (text: string): ReadCss => read(declarations, text);

/** What is served of a stored text: nothing of one that was stored before the rules and breaks them. */
export function servedCss(readCss: typeof readSheet, text: string | null): string | null {
  const result = text === null ? undefined : readCss(text);
  return result && 'css' in result ? result.css : null;
}

function declarations(text: string): string {
  const list = parsed(text, 'declarationList');
  if (list.type !== 'DeclarationList') return refuse(list, 'css_only_declarations');
  const kept = list.children.toArray().filter((node) => !isComment(node));
  for (const node of kept) {
    if (node.type !== 'Declaration') return refuse(node, 'css_only_declarations');
    checkDeclaration(node, PICTURE_PROPERTIES);
  }
  return refuseTags(kept.map((node) => generate(node)).join(';'));
}

function read(readCss: (text: string) => string, text: string): ReadCss {
  try {
    return { css: readCss(text) };
  } catch (error) {
    if (error instanceof CssProblem) return { problem: error.problem };
    throw error;
  }
}
