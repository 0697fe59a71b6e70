/** Every text of a locale file by its full key, plural forms under one, with the names it wants filled in. */
export function textShapes(texts: object, prefix = ''): Record<string, string> {
  const shapes: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object' && value !== null) Object.assign(shapes, textShapes(value, `${prefix}${key}.`));
    else shapes[prefix + key.replace(/_(one|other)$/, '#')] = placeholders(String(value));
  }
  return shapes;
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(' ');
}
