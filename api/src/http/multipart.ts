import { type Endpoint, problem, because } from '@janur/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { HttpError } from '../lib/errors.ts';

/** A file as it arrived. What its sender calls it or says of its type is not kept: nothing may lean on that. */
export class UploadedFile {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const MEGABYTE = 1_048_576;
const MAX_FIELD_BYTES = 16_384;
/** For the fields and the boundaries around the files. */
const ROOM_FOR_FIELDS = 262_144;
const LIMITS = { fields: 30, parts: 40, fieldNameSize: 100, fieldSize: MAX_FIELD_BYTES, headerPairs: 20 };

/** The body's schema with its files as fields of it, so that a missing file is told like any missing parameter. */
export function withFiles({ body, files }: Endpoint): z.ZodObject | undefined {
  if (!files) return body;
  const file = z.instanceof(UploadedFile, { error: because('not_a_file') });
  return (body ?? z.strictObject({})).extend(Object.fromEntries(Object.keys(files).map((name) => [name, file])));
}

/** The body as it came, before it is validated: JSON, or the parts of a form by their names. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (!endpoint.files) {
    if (request.isMultipart()) throw new HttpError('UNSUPPORTED_MEDIA', problem('json_wanted'));
    return request.body;
  }
  if (request.isMultipart()) return readParts(endpoint.files, request);
  if (request.body === undefined) return undefined;
  throw new HttpError('UNSUPPORTED_MEDIA', problem('form_wanted'));
}

async function readParts(files: NonNullable<Endpoint['files']>, request: FastifyRequest): Promise<unknown> {
  const maxBytes = Object.values(files).map((file) => file.maxBytes);
  const whole = maxBytes.reduce((sum, bytes) => sum + bytes, ROOM_FOR_FIELDS);
  if (Number(request.headers['content-length'] ?? 0) > whole) throw tooLarge(files);
  const limits = { ...LIMITS, files: maxBytes.length + 1, fileSize: Math.max(...maxBytes) + 1 };
  const values = new Map<string, unknown>();
  // twice the same name is not the one value that the schema wants, and its check says so
  const add = (name: string, value: unknown) =>
    values.set(name, values.has(name) ? [values.get(name), value].flat() : value);
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new HttpError('TOO_LARGE', problem('form_field_too_long', { name: part.fieldname.slice(0, 40) }));
        // a form sends every field, also what nobody filled in
        if (part.value !== '') add(part.fieldname, part.value);
        continue;
      }
      const max = files[part.fieldname]?.maxBytes ?? 0;
      const bytes = await keep(part.file, max);
      // a form whose file was not chosen still sends an empty part without a name
      if (bytes.length === 0 && !part.filename) continue;
      if (max > 0 && bytes.length > max) throw tooLarge({ [part.fieldname]: { maxBytes: max } });
      add(part.fieldname, new UploadedFile(bytes));
    }
  } catch (error) {
    throw toFailure(error, files);
  }
  return values.size > 0 ? Object.fromEntries(values) : undefined;
}

/** Reads to the end, because the parser goes on only then, and keeps enough to see whether it is too much. */
async function keep(file: AsyncIterable<Buffer>, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    if (size <= max) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

function toFailure(error: unknown, files: NonNullable<Endpoint['files']>): Error {
  if (error instanceof HttpError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (/^FST_(REQ_FILE_TOO_LARGE|PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT)$/.test(code)) return tooLarge(files);
  // whatever else the parser throws, it throws about the form: a wrong boundary, a broken end, a poisoned name
  return new HttpError('MALFORMED_BODY', problem('form_broken'));
}

function tooLarge(files: Readonly<Record<string, { readonly maxBytes: number }>>): HttpError {
  const limits = Object.entries(files).map(([name, { maxBytes }]) => `${name} ${maxBytes / MEGABYTE} MB`);
  return new HttpError('TOO_LARGE', problem('upload_too_large', { limits: limits.join(', ') }));
}
