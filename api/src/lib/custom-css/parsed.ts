import { problem } from '@janur/contracts';
import { type CssNode, parse } from 'css-tree';
import { CssProblem } from './problem.ts';

/** The parser goes as deep as what it reads. */
const MAX_DEPTH = 24;

/** The tree of a text; throws a `CssProblem` when not every character of it is understood. */
export function parsed(text: string, context: 'stylesheet' | 'declarationList'): CssNode {
  if (depthOf(text) > MAX_DEPTH) throw new CssProblem(problem('css_depth'));
  return parse(text, {
    context,
    positions: true,
    parseCustomProperty: true,
    onParseError({ line, column }) {
      throw new CssProblem(problem('css_syntax', { line, column }));
    },
  });
}

/** No tree closes the tag that the text may once stand in. */
export function refuseTags(css: string): string {
  if (/<[/!]/.test(css)) throw new CssProblem(problem('css_tag'));
  return css;
}

export const isComment = ({ type }: CssNode): boolean => type === 'Comment' || type === 'WhiteSpace';

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of text) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (')]}'.includes(character)) depth -= 1;
  }
  return deepest;
}
