import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { tidied } from './accept.ts';
import type { Finding } from './findings.ts';
import { markOf } from './marks.ts';

/** docs/import.md says what each holds. */
export const KINDS = ['slug', 'client', 'lock', 'guest', 'rsvp', 'wish', 'guest_book', 'gift'] as const;
export type Kind = (typeof KINDS)[number];

export type Fields = Readonly<Record<string, unknown>>;

/** A line of the file that is somebody's. */
export interface OldLine {
  readonly line: number;
  readonly kind: Kind;
  readonly fields: Fields;
  /** Of which of the client's invitations it is; undefined for all, which is the first. */
  readonly slug: string | undefined;
}

/** Everything that the file says of one client. */
export interface OldClient {
  /** The client's id in the other system. */
  readonly source: string;
  /** One line an invitation: the client with its content, and that invitation's settings. */
  readonly invitations: readonly (OldLine & { readonly slug: string })[];
  readonly lines: readonly OldLine[];
  readonly findings: readonly Finding[];
}

export interface OldStock {
  readonly clients: readonly OldClient[];
  /** Of lines that are nobody's. */
  readonly findings: readonly Finding[];
}

type Numbered = Omit<OldLine, 'slug'>;

const lineFinding = (line: number, path: string, why: string): Finding => ({ line, what: 'LINE', path, why });

/** Reads a whole file. A line that cannot be read is a finding and stops no other. */
export async function readStock(path: string): Promise<OldStock> {
  const findings: Finding[] = [];
  const lines: Numbered[] = [];
  let line = 0;
  // byte by byte, so that each line's letters are judged by themselves
  const input = createReadStream(path, { encoding: 'latin1' });
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    const read = readLine(Buffer.from(text, 'latin1'));
    if (typeof read === 'string') findings.push(lineFinding(line, '', read));
    else lines.push({ line, ...read });
  }
  return { ...byClient(lines, findings), findings };
}

const letters = new TextDecoder('utf-8', { fatal: true });

function readLine(bytes: Uint8Array): Omit<Numbered, 'line'> | string {
  let value: unknown;
  try {
    value = JSON.parse(letters.decode(bytes));
  } catch (error) {
    return error instanceof SyntaxError ? 'is no JSON' : 'is not written in UTF-8';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'is no record';
  const { kind: said, ...fields } = Object.fromEntries(Object.entries(value));
  const kind = KINDS.find((known) => known === said);
  return kind === undefined ? `has no kind that is known: ${KINDS.join(', ')}` : { kind, fields };
}

/** A text or a number as a text; undefined for what says nothing. */
export function textOf(value: unknown): string | undefined {
  const said = tidied(value);
  return typeof said === 'string' || typeof said === 'number' ? String(said) : undefined;
}

/** An id of the other system as it is kept. */
export function keyOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || /^[!-~]{1,60}$/.test(text) ? text : `#${markOf(text)}`;
}

/** A key for a part of what has a key. */
export const keyWithin = (whole: string, part: string | number): string => keyOf(`${whole}.${part}`) ?? whole;

const slugOf = (value: unknown): string | undefined =>
  textOf(value)
    ?.toLowerCase()
    .replaceAll(/^\/+|\/+$/g, '') || undefined;

const inside = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

interface Growing {
  readonly source: string;
  readonly invitations: (OldLine & { readonly slug: string })[];
  readonly lines: OldLine[];
  readonly findings: Finding[];
}

/** Brings lines to whom they belong, wherever in the file they stand. */
function byClient(lines: readonly Numbered[], findings: Finding[]): Pick<OldStock, 'clients'> {
  const clients = new Map<string, Growing>();
  const bySlug = new Map<string, { client: Growing; slug: string; line: number }>();
  const byOption = new Map<string, { client: Growing; slug: string }>();
  const refused = new Set<string>();
  for (const { line, kind, fields } of lines.filter((one) => one.kind === 'client')) {
    const option = inside(fields['option']);
    const slug = slugOf(option['slug']) ?? slugOf(fields['slug']);
    if (slug === undefined) {
      findings.push(lineFinding(line, 'client option.slug', 'is missing: nobody would find the invitation'));
      continue;
    }
    const source = keyOf(fields['id']) ?? keyOf(`slug:${slug}`) ?? slug;
    const client = clients.get(source) ?? { source, invitations: [], lines: [], findings: [] };
    const first = bySlug.get(slug);
    if (first) {
      const why = `the slug ${slug} is that of line ${first.line}, which came`;
      first.client.findings.push({ line, what: 'REFUSED', path: 'client option.slug', why, value: slug });
      refused.add(source);
      continue;
    }
    clients.set(source, client);
    client.invitations.push({ line, kind, fields, slug });
    bySlug.set(slug, { client, slug, line });
    const option_id = keyOf(option['id']);
    if (option_id !== undefined && !byOption.has(option_id)) byOption.set(option_id, { client, slug });
  }
  for (const { line, kind, fields } of lines.filter((one) => one.kind !== 'client')) {
    const slug = slugOf(fields['slug']);
    const id = keyOf(fields['client_id']) ?? '';
    // whose slug is another's: their guests are not the other's
    if (refused.has(id) && !clients.has(id)) {
      findings.push(lineFinding(line, kind, 'is of a client that did not come: its slug is another’s'));
      continue;
    }
    const byName = slug === undefined ? undefined : bySlug.get(slug);
    const bySettings = slug === undefined ? byOption.get(keyOf(fields['option_id']) ?? '') : undefined;
    const client = byName?.client ?? bySettings?.client ?? (slug === undefined ? clients.get(id) : undefined);
    if (client) client.lines.push({ line, kind, fields, slug: byName?.slug ?? bySettings?.slug });
    else if (kind === 'slug')
      findings.push(lineFinding(line, `slug ${slug ?? ''}`, 'this invitation is not in the file'));
    else
      findings.push(
        lineFinding(line, kind, `belongs to no client of the file${slug === undefined ? '' : ` (${slug})`}`),
      );
  }
  return { clients: [...clients.values()] };
}
