import { IMAGE_TYPES, problem, problemAt } from '@janur/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { HttpError, invalid, raise } from '../../lib/errors.ts';

const MAX_PIXELS = 50_000_000;
const SECONDS_PER_IMAGE = 60;
/**
 * Small phones, the most common ones, sharper ones or tablets, and the widest that an invitation shows. Taller than three
 * times its width no picture is kept.
 */
const WIDTHS = [480, 720, 960, 1600] as const;
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 3 * MAX_WIDTH;
const PREVIEW_WIDTH = 1200;
/** Of a guest's photo, as the couple keeps it: what a good phone takes. */
const MAX_PHOTO_SIDE = 4096;
const WEBP = { quality: 82 };
const JPEG = { quality: 82, mozjpeg: true };
const KEPT_JPEG = { quality: 90 };
const AVIF = { quality: 55, effort: 2 };
const MAX_PLACEHOLDER_CHARACTERS = 400;

// one core for pictures leaves the other to the guests; nothing is drawn twice, so nothing is kept
sharp.concurrency(1);
sharp.cache(false);
// libvips knows many formats, SVG with its links among them: only those that are let in are ever parsed
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

export interface EncodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}
export interface EncodedSet {
  readonly main: EncodedImage;
  /** WebP, from the narrowest to the widest. */
  readonly variants: readonly EncodedImage[];
  readonly placeholder: string;
}

/**
 * A picture as guests get it: upright, in sRGB, in sensible sizes, without a byte of what was uploaded. `main` is WebP, or
 * JPEG for the previews of links, which not every messenger draws from WebP.
 */
export async function encodeImage(
  bytes: Buffer,
  { as, field }: { as: 'webp' | 'jpg'; field: string },
): Promise<EncodedSet> {
  await check(bytes, field);
  const pixels = await decode(bytes).catch(() => raise(unreadable(field)));
  return encode(pixels, as);
}

/** A guest's photo: `main` is a JPEG in its full size, and of what was sent not a byte is kept, the place where it was taken least of all. */
export async function encodePhoto(bytes: Buffer, field: string): Promise<EncodedSet> {
  await check(bytes, field);
  const whole = await decode(bytes, { width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE }).catch(() =>
    raise(unreadable(field)),
  );
  const main = finished(
    await pixelsOf(whole).flatten({ background: 'white' }).jpeg(KEPT_JPEG).toBuffer({ resolveWithObject: true }),
  );
  const shown = await pixelsOf(whole).resize(SHOWN).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { ...(await encode(shown, 'webp')), main };
}

/** The same picture as AVIF at a width. Slow: an hour of photos is for the background. */
export async function encodeAvif(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize({ width }).avif(AVIF).toBuffer();
}

/** The type by its first bytes, then the size by its header: both before a single pixel is decoded. */
async function check(bytes: Buffer, field: string): Promise<void> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!IMAGE_TYPES.some((known) => known === type)) {
    throw new HttpError('UNSUPPORTED_MEDIA', problem('not_a_picture'), {
      fields: [problemAt(field, problem('not_a_picture'))],
    });
  }
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) throw unreadable(field);
  if (head.width * head.height > MAX_PIXELS) {
    throw invalid([problemAt(field, problem('too_many_pixels', { max: MAX_PIXELS / 1e6 }))]);
  }
}

const unreadable = (field: string) => invalid([problemAt(field, problem('damaged'))]);

type Pixels = Awaited<ReturnType<typeof decode>>;

const SHOWN = { width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;

function decode(bytes: Buffer, { width, height }: { width: number; height: number } = SHOWN) {
  // warnings are common in photos that every viewer shows; a broken end is an error
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS_PER_IMAGE })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

const pixelsOf = ({ data, info }: Pixels): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

async function encode(decoded: Pixels, as: 'webp' | 'jpg'): Promise<EncodedSet> {
  const { info } = decoded;
  const pixels = () => pixelsOf(decoded);
  const at = (width: number) => (width === info.width ? pixels() : pixels().resize({ width }));

  const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
  const variants: EncodedImage[] = [];
  for (const width of widths) {
    // one after the other: all sizes at once would hold all of their pixels
    variants.push(finished(await at(width).webp(WEBP).toBuffer({ resolveWithObject: true })));
  }
  const widest = variants.at(-1);
  if (!widest) throw new Error('a picture has at least its own width');
  const main = as === 'webp' ? widest : await asJpeg(at(Math.min(PREVIEW_WIDTH, info.width)));
  return { main, variants, placeholder: await placeholderOf(pixels) };
}

async function asJpeg(picture: Sharp): Promise<EncodedImage> {
  return finished(await picture.flatten({ background: 'white' }).jpeg(JPEG).toBuffer({ resolveWithObject: true }));
}

const finished = ({ data, info }: { data: Buffer; info: OutputInfo }): EncodedImage => ({
  bytes: data,
  width: info.width,
  height: info.height,
});

async function placeholderOf(pixels: () => Sharp): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    // the next smaller one only when this one was too long
    const tiny = await pixels()
      .resize({ width: side, height: side, fit: 'inside' })
      .blur(0.7)
      .webp({ quality: 20, alphaQuality: 20, effort: 6 })
      .toBuffer();
    const text = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (text.length <= MAX_PLACEHOLDER_CHARACTERS) return text;
  }
  throw new Error('four pixels fit into 400 characters');
}
