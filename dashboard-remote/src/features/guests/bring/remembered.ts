import { GUEST_LIST_COLUMNS } from '@janur/contracts';
import type { Remembered } from './mapping.ts';
import { IGNORED, type Meaning } from './words.ts';

const KEY = 'janur-import-columns';
const MOST = 200;

const isMeaning = (value: unknown): value is Meaning =>
  value === IGNORED || GUEST_LIST_COLUMNS.some((column) => column === value);

/** What was chosen before for a heading, on this device; it says nothing of anybody. */
export function rememberedColumns(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept) as object).filter((entry): entry is [string, Meaning] => isMeaning(entry[1])),
    );
  } catch {
    return {};
  }
}

export function rememberColumns(chosen: Remembered): void {
  try {
    const all = { ...rememberedColumns(), ...chosen };
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // guessed again the next time
  }
}
