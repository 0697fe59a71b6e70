import type { EditedOption } from '@janur/contracts';

/** What guests are asked to wear; without events it is for all of them. It stands in `custom_config.dress_code`. */
export interface DressCode {
  text: string;
  colors: string[];
  event_ids: number[] | null;
}

/** The contract holds free settings as a whole, not one by one: these are the form's own. */
export const MAX_DRESS_CODE = { text: 200, colours: 6 } as const;

type Config = EditedOption['custom_config'];

/** As the page reads it: one, or a list of them. */
export function dressCodesOf(config: Config): DressCode[] {
  const stored = config?.['dress_code'];
  return (Array.isArray(stored) ? stored : [stored]).filter(isRecord).map(({ text, colors, event_ids }) => ({
    text: typeof text === 'string' ? text : '',
    colors: Array.isArray(colors) ? colors.filter((colour) => typeof colour === 'string') : [],
    event_ids: Array.isArray(event_ids) ? event_ids.filter((id) => typeof id === 'number') : null,
  }));
}

/** The settings with these dress codes, and everything else as it was. */
export function withDressCodes(config: Config, codes: readonly DressCode[]): Config {
  const { dress_code: _former, ...others } = config ?? {};
  const written = codes.map(({ text, colors, event_ids }) => ({ text, colors, ...(event_ids && { event_ids }) }));
  if (written.length === 0) return Object.keys(others).length === 0 ? null : others;
  return { ...others, dress_code: written };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
