const SPELLING = /^(TEMPLATE[\s_-]*SHORT|TEMPLATE|SHORT)[\s_-]*(\d+)(?:[\s_.-]+(\d+))?$/;

/**
 * The canonical spelling of a template id: `TemplateShort1`, `template-short-1` and `TEMPLATE_SHORT_1` are one
 * (spec §1, decisions §5). Unknown ids keep what they say, upper-cased, so that an error can name them.
 */
export function canonicalTemplateId(stored: string): string {
  const text = stored.trim().toUpperCase();
  const [, kind, number, variant] = SPELLING.exec(text) ?? [];
  if (!kind || !number) return text.replaceAll(/[\s_-]+/g, '_');
  const family = kind.endsWith('SHORT') ? 'TEMPLATE_SHORT' : 'TEMPLATE';
  return [family, Number(number), ...(variant ? [Number(variant)] : [])].join('_');
}

/** Whether the id is one that only the house gives: its numbers, those to come among them, and what the specification names. */
export const isHouseTemplateId = (id: string): boolean =>
  /^(?:TEMPLATE(?:_SHORT)?_\d|CUSTOM$)/.test(canonicalTemplateId(id));

/** As people count: 1, 2, 2.1, 3 … 10, the SHORT ones last. */
export const byTemplateId = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
