import { type CssNode, List, type Rule, type Selector, walk } from 'css-tree';
import { PSEUDO_CLASSES, PSEUDO_ELEMENTS, SELECTOR_NODES } from './allowed.ts';
import { refuse } from './problem.ts';

/** The root of an invitation in its page; all that a couple's CSS may touch stands in it. */
const ROOT = 'data-invitation';
const PAGE = new Set(['html', 'body']);

/** Puts each selector of a rule below the invitation's root. What names the page itself comes to mean that root. */
export function scopeSelectors({ prelude }: Rule): void {
  if (prelude.type !== 'SelectorList') return refuse(prelude, 'css_selector');
  for (const selector of prelude.children.toArray()) {
    if (selector.type !== 'Selector') refuse(selector, 'css_selector');
    else scope(selector);
  }
}

function scope(selector: Selector): void {
  const rest = withoutPage(selector.children.toArray());
  if (rest[0]?.type === 'Combinator') refuse(rest[0], 'css_combinator');
  rest.forEach(checkPart);
  const root: CssNode = {
    type: 'AttributeSelector',
    name: { type: 'Identifier', name: ROOT },
    matcher: null,
    value: null,
    flags: null,
  };
  const below: CssNode[] = rest.length > 0 ? [{ type: 'Combinator', name: ' ' }] : [];
  selector.children = new List<CssNode>().fromArray([root, ...below, ...rest]);
}

/** The selector after `html`, `body` and `:root` at its beginning. */
function withoutPage(parts: readonly CssNode[]): readonly CssNode[] {
  const [first, next] = parts;
  if (!first || !isPage(first)) return parts;
  if (!next) return [];
  // a sibling of the page would be a sibling of the invitation
  if (next.type !== 'Combinator' || (next.name !== ' ' && next.name !== '>')) refuse(first, 'css_page');
  return withoutPage(parts.slice(2));
}

const isPage = (part: CssNode): boolean =>
  part.type === 'TypeSelector'
    ? PAGE.has(part.name.toLowerCase())
    : part.type === 'PseudoClassSelector' && part.name.toLowerCase() === 'root' && part.children === null;

function checkPart(part: CssNode): void {
  walk(part, (node) => {
    if (!SELECTOR_NODES.has(node.type)) refuse(node, 'css_selector');
    if (isPage(node)) refuse(node, 'css_page');
    if (node.type === 'TypeSelector' && node.name.includes('|')) refuse(node, 'css_namespace');
    if (node.type === 'PseudoClassSelector' && !PSEUDO_CLASSES.has(node.name.toLowerCase()))
      refuse(node, 'css_not_allowed', `:${node.name}`);
    if (node.type === 'PseudoElementSelector' && !PSEUDO_ELEMENTS.has(node.name.toLowerCase()))
      refuse(node, 'css_not_allowed', `::${node.name}`);
    // css-tree leaves the words of :lang() and :dir() as they are
    if (node.type === 'Raw' && !/^[\w-]+(\s*,\s*[\w-]+)*$/.test(node.value)) refuse(node, 'css_selector');
  });
}
