import { createHash } from 'node:crypto';
import type { ImageVariant } from '@janur/contracts';
import { type FileEnding, fileName, newFileId, typeOfFile, urlOfFile } from '../../files/names.ts';
import type { MadeFilm } from './film/make.ts';
import type { EncodedSet } from './image.ts';
import type { NewUpload, StoredVariant } from './queries.ts';

/** Files that are to be stored, and the row that will stand for them. */
export interface Draft {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
  readonly main: {
    readonly name: string;
    readonly bytes: Buffer;
    readonly width: number | null;
    readonly height: number | null;
  };
  readonly placeholder: string | null;
  readonly variants: readonly StoredVariant[];
  readonly state: 'ENCODING' | 'READY';
}

/** What a row says of the files themselves. */
export const rowOf = ({ files, main, placeholder, variants }: Draft) =>
  ({
    url: urlOfFile(main.name),
    mime: typeOfFile(main.name),
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    width: main.width,
    height: main.height,
    placeholder,
    variants,
    sha256: createHash('sha256').update(main.bytes).digest('hex'),
  }) satisfies Partial<NewUpload>;

export function draftOfImage(
  { main, variants, placeholder }: EncodedSet,
  as: 'webp' | 'jpg',
): Draft & { readonly variants: readonly ImageVariant[] } {
  const id = newFileId();
  const mainName = fileName(id, as);
  const named = variants.map((image) => ({
    ...image,
    name: image === main ? mainName : fileName(id, 'webp', image.width),
  }));
  return {
    files: as === 'webp' ? named : [{ ...main, name: mainName }, ...named],
    main: { ...main, name: mainName },
    placeholder,
    variants: named.map(({ name, width, height }) => ({ url: urlOfFile(name), width, height, type: 'image/webp' })),
    state: 'ENCODING',
  };
}

/** A song or a font: one file. */
export function draftOfFile(bytes: Buffer, ending: FileEnding): Draft {
  const name = fileName(newFileId(), ending);
  const main = { name, bytes, width: null, height: null };
  return { files: [{ name, bytes }], main, placeholder: null, variants: [], state: 'READY' };
}

/** A loop has its WebM and its first picture beside it, under the same name. */
export function draftOfFilm({ mp4, webm, poster, width, height }: MadeFilm): Draft {
  const id = newFileId();
  const main = { name: fileName(id, 'mp4'), bytes: mp4, width, height };
  const beside = webm
    ? [
        { name: fileName(id, 'webm'), bytes: webm },
        { name: fileName(id, 'webp'), bytes: poster },
      ]
    : [];
  const variants = beside.map(({ name }) => ({ url: urlOfFile(name), width, height, type: typeOfFile(name) }));
  return { files: [main, ...beside], main, placeholder: null, variants, state: 'READY' };
}
