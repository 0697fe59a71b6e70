import { randomBytes } from 'node:crypto';

/** Where files are served: the rest of the address is the file's name in the store. */
export const FILES_PREFIX = '/files/';

/** What a stored file may be, by its ending. Nothing in here can run in a browser. */
export const FILE_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
} as const;
export type FileEnding = keyof typeof FILE_TYPES;

/** `ab/ab…` (32 hex digits), `-` and a width for a variant, and the ending: no other name is ever read or written. */
const NAME = new RegExp(`^([0-9a-f]{2})/(\\1[0-9a-f]{30})(?:-[0-9]{1,4})?\\.(${Object.keys(FILE_TYPES).join('|')})$`);

/** Random, so that nobody finds a file who was not told of it; all variants of an upload share one. */
export const newFileId = (): string => randomBytes(16).toString('hex');

export function fileName(id: string, ending: FileEnding, width?: number): string {
  return `${id.slice(0, 2)}/${id}${width === undefined ? '' : `-${width}`}.${ending}`;
}

export const isFileName = (text: string): boolean => NAME.test(text);

export const fileIdOf = (name: string): string | undefined => NAME.exec(name)?.[2];

export function typeOfFile(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return Object.entries(FILE_TYPES).find(([known]) => known === ending)?.[1] ?? 'application/octet-stream';
}

export const urlOfFile = (name: string): string => FILES_PREFIX + name;

/** The stored file that an address of ours names; undefined for any other text. */
export function fileOfUrl(url: string): string | undefined {
  const name = url.startsWith(FILES_PREFIX) ? url.slice(FILES_PREFIX.length) : '';
  return isFileName(name) ? name : undefined;
}
