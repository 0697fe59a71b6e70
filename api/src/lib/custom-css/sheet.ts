import { type Atrule, type CssNode, type Declaration, generate, List, type Rule, walk } from 'css-tree';
import { AT_RULES, CONDITION_NODES, FUNCTIONS, SHEET_PROPERTIES } from './allowed.ts';
import { checkDeclaration } from './declaration.ts';
import { isComment, parsed, refuseTags } from './parsed.ts';
import { refuse } from './problem.ts';
import { scopeSelectors } from './selector.ts';

/** Before the names of a couple's keyframes, so that they are nobody else's. */
const KEYFRAMES_PREFIX = 'invitation-';

/** A couple's style sheet, scoped to the invitation; throws a `CssProblem` when something in it is not allowed. */
export function scopedSheet(text: string): string {
  const sheet = parsed(text, 'stylesheet');
  if (sheet.type !== 'StyleSheet') return refuse(sheet, 'css_only_rules');
  sheet.children = withoutComments(sheet.children);
  sheet.children.forEach(readRule);
  keepKeyframesApart(sheet);
  return refuseTags(generate(sheet));
}

function readRule(node: CssNode): void {
  if (node.type === 'Rule') {
    scopeSelectors(node);
    readDeclarations(node);
  } else if (node.type === 'Atrule') readAtRule(node);
  else refuse(node, 'css_only_rules');
}

function readAtRule(rule: Atrule): void {
  const name = rule.name.toLowerCase();
  if (!AT_RULES.has(name)) refuse(rule, 'css_not_allowed', `@${rule.name}`);
  if (!rule.block || !rule.prelude) return refuse(rule, 'css_incomplete', `@${rule.name}`);
  rule.block.children = withoutComments(rule.block.children);
  if (name === 'keyframes') {
    rule.block.children.forEach(readKeyframe);
    return;
  }
  walk(rule.prelude, checkCondition);
  rule.block.children.forEach(readRule);
}

function checkCondition(node: CssNode): void {
  if (!CONDITION_NODES.has(node.type)) refuse(node, 'css_syntax');
  if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
    refuse(node, 'css_not_allowed', `${node.name}()`);
}

function readKeyframe(node: CssNode): void {
  if (node.type !== 'Rule') return refuse(node, 'css_only_keyframes');
  walk(node.prelude, (part) => {
    const isMoment = part.type === 'Percentage' || (part.type === 'TypeSelector' && /^(from|to)$/i.test(part.name));
    if (!isMoment && part.type !== 'SelectorList' && part.type !== 'Selector') refuse(part, 'css_moment');
  });
  readDeclarations(node);
}

function readDeclarations({ block }: Rule): void {
  block.children = withoutComments(block.children);
  for (const node of block.children) {
    if (node.type !== 'Declaration') return refuse(node, 'css_only_declarations');
    checkDeclaration(node, SHEET_PROPERTIES);
  }
}

const withoutComments = (nodes: List<CssNode>): List<CssNode> =>
  new List<CssNode>().fromArray(nodes.toArray().filter((node) => !isComment(node)));

function keepKeyframesApart(sheet: CssNode): void {
  const names = new Set<string>();
  walk(sheet, {
    visit: 'Atrule',
    enter({ name, prelude }) {
      if (name.toLowerCase() !== 'keyframes' || !prelude) return;
      const words = prelude.type === 'AtrulePrelude' ? prelude.children.toArray() : [];
      const [word] = words;
      if (words.length !== 1 || !word || !isName(word)) return refuse(prelude, 'css_keyframes_name');
      names.add(nameOf(word));
      rename(word);
    },
  });
  walk(sheet, { visit: 'Declaration', enter: (declaration) => renameIn(declaration, names) });
}

function renameIn({ property, value }: Declaration, names: ReadonlySet<string>): void {
  if (!/^(-webkit-)?animation(-name)?$/i.test(property)) return;
  walk(value, (node) => {
    if (isName(node) && names.has(nameOf(node))) rename(node);
  });
}

type Name = Extract<CssNode, { type: 'Identifier' | 'String' }>;
const isName = (node: CssNode): node is Name => node.type === 'Identifier' || node.type === 'String';
const nameOf = (node: Name): string => (node.type === 'Identifier' ? node.name : node.value);

function rename(node: Name): void {
  if (node.type === 'Identifier') node.name = KEYFRAMES_PREFIX + node.name;
  else node.value = KEYFRAMES_PREFIX + node.value;
}
