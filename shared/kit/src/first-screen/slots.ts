import type { OpeningMeasures } from '../opening/measures.ts';
import type { OpeningView } from '../opening/opening-view.ts';
import type { PageLook } from '../theme/page-look.ts';

/** What one invitation puts into a first screen. */
export interface FirstScreenData {
  look: PageLook;
  view: OpeningView;
  measures: OpeningMeasures;
}

/** Private-use characters: no escaping touches them, and no text of ours holds them. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const SLOT = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** The slot of the address at which the version's files stand. */
export const BASE = 'base';

export const slot = (name: string): string => OPEN + name + CLOSE;

/** Markup or CSS with every slot filled; one without a value stays empty. */
export const fillSlots = (text: string, valueOf: (name: string) => string): string =>
  text.replace(SLOT, (_, name: string) => valueOf(name));

/** Which parts are no text: the markup itself depends on them. */
const LITERAL: readonly string[] = ['view.style', 'view.cover.type'];

/** The data with a slot in place of each text, named by where it stands: `view.names.0`. */
export function withSlots(data: FirstScreenData): FirstScreenData {
  return mapTexts(data, '', (path, text) => (LITERAL.includes(path) ? text : slot(path))) as FirstScreenData; // strings stay strings
}

/** The texts of the data by the name of their slot. */
export function slotValues(data: FirstScreenData): Map<string, string> {
  const values = new Map<string, string>();
  mapTexts(data, '', (path, text) => {
    values.set(path, text);
    return text;
  });
  return values;
}

function mapTexts(value: unknown, path: string, change: (path: string, text: string) => string): unknown {
  if (typeof value === 'string') return change(path, value);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, `${path}.${index}`, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, path ? `${path}.${key}` : key, change)]),
  );
}
