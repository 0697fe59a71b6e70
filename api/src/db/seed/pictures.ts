import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ImageSet, ImageVariant } from '@janur/contracts';
import * as z from 'zod';
import { file } from './demo-client.ts';
import type { RowSink } from './row-sink.ts';

/** A demo photo and what was made of it, by their names among the assets. */
const DemoPicture = ImageSet.extend({
  file: z.string(),
  placeholder: z.string(),
  variants: z.array(ImageVariant.omit({ url: true }).extend({ file: z.string() })),
});
export type DemoPicture = z.infer<typeof DemoPicture>;

const ASSETS = new URL('./assets/', import.meta.url);

/** What `make-pictures.ts` made. */
export function demoPictures(): DemoPicture[] {
  return z.array(DemoPicture).parse(JSON.parse(readFileSync(new URL('pictures.json', ASSETS), 'utf8')));
}

/** The demo's photos belong to the house: many couples share one. */
export function addPictures(sink: RowSink): void {
  for (const { file: photo, variants, ...picture } of demoPictures()) {
    const bytes = readFileSync(new URL(photo, ASSETS));
    sink.add('uploads', {
      ...picture,
      client_id: null,
      kind: 'IMAGE',
      url: file(photo),
      mime: 'image/webp',
      bytes: bytes.length,
      variants: JSON.stringify(variants.map(({ file: name, ...variant }) => ({ ...variant, url: file(name) }))),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      state: 'READY',
    });
  }
}
