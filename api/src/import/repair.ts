import type { Problem } from '@janur/contracts';
import { oldTime, zoneOf } from './old-times.ts';

export interface Reading {
  /** Of times that name none. */
  readonly zone: string;
}

interface Wrong {
  /** The path in the record. */
  readonly field: string;
  readonly problem: Problem;
  readonly reading: Reading;
}

/** What a value of older data means in the contract's own spelling; undefined when nobody can know. */
export function repaired(input: unknown, { field, problem, reading }: Wrong): unknown {
  if (typeof input === 'string' || typeof input === 'number') {
    if (/(?:date|datetime|_at)$/.test(field)) return oldTime(input, reading.zone);
  }
  switch (problem.code) {
    case 'not_yes_or_no':
      return FLAGS.get(String(input).toLowerCase());
    case 'not_a_number':
    case 'not_whole':
      return typeof input === 'string' && /^-?\d+(?:\.\d+)?$/.test(input) ? Number(input) : undefined;
    case 'not_a_text':
      return typeof input === 'number' ? String(input) : undefined;
    case 'not_a_list':
    case 'not_an_object':
      return typeof input === 'string' ? fromJson(input) : undefined;
    case 'not_one_of':
      return oneOf(String(input), String(problem.params['choices']).split(', '));
    case 'not_a_colour':
      return typeof input === 'string' && /^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(input)
        ? `#${input}`
        : undefined;
    case 'not_a_timezone':
      return zoneOf(String(input));
    case 'not_an_address':
      return typeof input === 'string' ? addressOf(input, field) : undefined;
    default:
      return undefined;
  }
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
  ['no', false],
  ['yes', true],
]);

/** Undefined for a text that is no JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `hidden`, `With Video` and `with-video` are words of the specification in other letters. */
const oneOf = (said: string, choices: readonly string[]): string | undefined =>
  choices.find((choice) => plain(choice) === plain(said) && choice !== said);

const NETWORKS: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://x.com/',
};

/** An address without its scheme, or somebody's name in a social network. */
function addressOf(said: string, field: string): string | undefined {
  const network = NETWORKS[field.split('.').at(-1) ?? ''];
  const [, name] = /^@?([\w.]{1,60})$/.exec(said) ?? [];
  if (network && name && !/\.com$/i.test(name)) return `${network}${name}`;
  if (said.startsWith('//')) return `https:${said}`;
  return /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i.test(said) ? `https://${said}` : undefined;
}
