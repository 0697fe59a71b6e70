import { type Declaration, walk } from 'css-tree';
import { FUNCTIONS, POSITIONS, VALUE_NODES } from './allowed.ts';
import { refuse } from './problem.ts';

/** A file of ours: no host, no way up. */
const OWN_FILE = /^\/files\/(?!.*\.\.)[\w./-]+$/;
const CUSTOM_PROPERTY = /^--[\w-]{1,80}$/;

/** Refuses a declaration that is not made of what is allowed alone. */
export function checkDeclaration(declaration: Declaration, properties: ReadonlySet<string>): void {
  const { property, value, important } = declaration;
  const name = property.toLowerCase().replace(/^-webkit-/, '');
  if (!properties.has(name) && !CUSTOM_PROPERTY.test(property)) refuse(declaration, `${property} may not be set`);
  if (typeof important === 'string') refuse(declaration, `!${important} is unknown`);
  walk(value, (node) => {
    if (!VALUE_NODES.has(node.type)) refuse(node, `this value of ${property} is not understood`);
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
      refuse(node, `${node.name}() may not be used`);
    if (node.type === 'Url' && !OWN_FILE.test(node.value))
      refuse(node, 'url() may only name a file of ours (/files/…)');
    // an escape could spell what is refused above
    if ('name' in node && typeof node.name === 'string' && node.name.includes('\\'))
      refuse(node, 'escapes may only stand in quotes');
  });
  if (name === 'position' && !isOnePosition(value))
    refuse(declaration, 'position may be static, relative, absolute or sticky');
}

function isOnePosition(value: Declaration['value']): boolean {
  if (value.type !== 'Value') return false;
  const [only, ...others] = value.children.toArray();
  return others.length === 0 && only?.type === 'Identifier' && POSITIONS.has(only.name.toLowerCase());
}
