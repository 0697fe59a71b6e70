import { uploadClientImage, uploadFilm, uploadFont, uploadMusic } from '@janur/contracts';
import type { Problem } from '@janur/contracts/problems';
import { ApiError, NetworkError } from '@janur/data';
import { PastedAddress, type Source } from './source.ts';

/** What a place takes: the contract's own types and size. */
export interface FileKind {
  readonly name: 'image' | 'song' | 'film' | 'font';
  readonly types: readonly string[];
  readonly endings: readonly string[];
  readonly maxBytes: number;
}

export const IMAGE_FILES: FileKind = {
  name: 'image',
  ...uploadClientImage.files.image_file,
  endings: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
};
export const SONG_FILES: FileKind = {
  name: 'song',
  ...uploadMusic.files['music-file'],
  endings: ['mp3', 'm4a', 'ogg', 'oga', 'opus'],
};

export const FILM_FILES: FileKind = {
  name: 'film',
  ...uploadFilm.files.film_file,
  endings: ['mp4', 'm4v', 'mov', 'webm'],
};
export const FONT_FILES: FileKind = {
  name: 'font',
  ...uploadFont.files.font_file,
  endings: ['woff2', 'woff', 'ttf', 'otf'],
};

const MEGABYTE = 1_048_576;
export const megabytes = (bytes: number): number => bytes / MEGABYTE;

/** Why a file was not taken, in what a person can do about it. */
export interface FileProblem {
  readonly kind:
    | 'type'
    | 'size'
    | 'empty'
    | 'damaged'
    | 'quota'
    | 'offline'
    | 'limited'
    | 'session'
    | 'server'
    | 'told';
  /** What the server says, where that tells more than the kind. */
  readonly told?: Problem;
}

/** What is plainly wrong with a file is said before a byte of it is sent; the server looks at the bytes themselves. */
export function problemOfFile(file: Source, kind: FileKind): FileProblem | undefined {
  if (file instanceof PastedAddress) return undefined;
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  // what a system does not know has no type; music has several names for one
  const isKnown = kind.types.includes(file.type) || kind.endings.includes(ending);
  if (!isKnown) return { kind: 'type' };
  if (file.size === 0) return { kind: 'empty' };
  return file.size > kind.maxBytes ? { kind: 'size' } : undefined;
}

/** Of an address, of a film or of a font the server knows what to do about it. */
const TOLD = /^(?:address_|film_|font_|not_a_web_address|no_film_maker|licence_wanted)/;

/** A problem of our own, of the server, or of the way between. */
export function asFileProblem(error: unknown): FileProblem {
  if (isFileProblem(error)) return error;
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'server' };
  const { status, details } = error;
  const [told] = [...error.fields, ...(error.problem ? [error.problem] : [])];
  if (told && TOLD.test(told.code)) return { kind: 'told', told };
  if (status === 415) return { kind: 'type' };
  if (status === 413) return { kind: 'quota_bytes' in details ? 'quota' : 'size' };
  if (status === 422 || status === 400) return { kind: 'damaged' };
  if (status === 429) return { kind: 'limited' };
  return { kind: status === 401 ? 'session' : 'server' };
}

const isFileProblem = (error: unknown): error is FileProblem =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;

/** Of those the same file may be sent again; the others need another file. */
export const isWorthRetrying = ({ kind }: FileProblem): boolean =>
  ['offline', 'limited', 'session', 'server'].includes(kind);

/** The pictures that were pasted or dropped; texts and links are left to the page. */
export function filesOf(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}
