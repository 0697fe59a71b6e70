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
  if (!properties.has(name) && !CUSTOM_PROPERTY.test(property)) refuse(declaration, 'css_not_allowed', property);
  if (typeof important === 'string') refuse(declaration, 'css_not_allowed', `!${important}`);
  walk(value, (node) => {
    if (!VALUE_NODES.has(node.type)) refuse(node, 'css_value', property);
    if (node.type === 'Function' && !FUNCTIONS.has(node.name.toLowerCase()))
      refuse(node, 'css_not_allowed', `${node.name}()`);
    if (node.type === 'Url' && !OWN_FILE.test(node.value)) refuse(node, 'css_own_files');
    // an escape could spell what is refused above
    if ('name' in node && typeof node.name === 'string' && node.name.includes('\\')) refuse(node, 'css_escape');
  });
  if (name === 'position' && !isOnePosition(value)) refuse(declaration, 'css_position');
}

function isOnePosition(value: Declaration['value']): boolean {
  if (value.type !== 'Value') return false;
  const [only, ...others] = value.children.toArray();
  return others.length === 0 && only?.type === 'Identifier' && POSITIONS.has(only.name.toLowerCase());
}
