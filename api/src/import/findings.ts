import { inEnglish, type Problem } from '@janur/contracts';

/**
 * What happened to something of the other system: LINE is a line that is no record of anybody; REFUSED and UNKNOWN are
 * values and fields that have no place here; MEDIA is a file that did not come; KEPT was changed there, but here by hand,
 * too, and stays as it is here; READ_AS came in another spelling.
 */
export type What = 'LINE' | 'REFUSED' | 'UNKNOWN' | 'MEDIA' | 'KEPT' | 'READ_AS';

export interface Finding {
  readonly line: number;
  readonly what: What;
  /** The line's kind and the field in it, such as `client content.events.0.title`. */
  readonly path: string;
  readonly why: string;
  /** As it stood in the file. Not of people. */
  readonly value?: string;
}

/** All others came. */
export const isMissing = ({ what }: Finding): boolean => what !== 'READ_AS';

/** Why, in the product's words or in the importer's own. */
export type Why = Problem | string;

export const wording = (why: Why): string => (typeof why === 'string' ? why : inEnglish(why));

const MAX_SHOWN = 120;

/** A value for a report. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text;
}
