import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { encodeAvif, encodeImage } from '../../resources/uploads/image.ts';
import { DEMO_ASSETS } from './index.ts';
import type { DemoPicture } from './pictures.ts';

/* Run it after a photo came or went: `node api/src/db/seed/make-pictures.ts`. What it makes is kept in the repository. */

const FOLDER = 'variants/';

mkdirSync(new URL(FOLDER, DEMO_ASSETS), { recursive: true });
const pictures: DemoPicture[] = [];
for (const photo of readdirSync(DEMO_ASSETS).filter((name) => name.endsWith('.webp'))) {
  // one after the other: two cores are enough for one picture
  pictures.push(await madeOf(photo));
}
writeFileSync(new URL('pictures.json', DEMO_ASSETS), `${JSON.stringify(pictures, null, 2)}\n`);

async function madeOf(photo: string): Promise<DemoPicture> {
  const stem = photo.replace(/\.webp$/, '');
  const bytes = readFileSync(new URL(photo, DEMO_ASSETS));
  const { main, variants, placeholder } = await encodeImage(bytes, { as: 'webp', field: photo });
  const keep = (ending: 'webp' | 'avif', width: number, made: Buffer): string => {
    const file = `${FOLDER}${stem}-${width}.${ending}`;
    writeFileSync(new URL(file, DEMO_ASSETS), made);
    return file;
  };
  const webp = variants.map(({ bytes: made, width, height }) => ({
    // the photo is its own widest variant
    file: width === main.width ? photo : keep('webp', width, made),
    width,
    height,
    type: 'image/webp' as const,
  }));
  const avif: DemoPicture['variants'] = [];
  for (const { width, height } of variants) {
    const file = keep('avif', width, await encodeAvif(bytes, width));
    avif.push({ file, width, height, type: 'image/avif' });
  }
  return { file: photo, width: main.width, height: main.height, placeholder, variants: [...webp, ...avif] };
}
