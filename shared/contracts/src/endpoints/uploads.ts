import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam } from '../entities/fields.ts';
import { ImageVariant } from '../entities/image.ts';
import { GallerySection, OpeningImageType } from '../enums.ts';
import { because } from '../problems/zod-issues.ts';

const MAX_UPLOAD_BYTES = 15 * 1_048_576;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const MUSIC_TYPES = ['audio/mpeg', 'audio/mp4', 'audio/ogg'] as const;

/** decisions §6: where on a client's content a picture goes. */
export const ClientImageSection = z.enum([
  'BRIDE',
  'GROOM',
  'GALLERY',
  'HERO_BACKGROUND',
  'STORY',
  'PAYMENT',
  'EVENT',
  'OPENING_MODAL',
  'GUEST_BOOK',
]);
export type ClientImageSection = z.infer<typeof ClientImageSection>;

/** decisions §6: where on one slug's settings a picture goes. */
export const OptionImageSection = z.enum(['META', 'CUSTOM', 'LOCK']);
export type OptionImageSection = z.infer<typeof OptionImageSection>;

/**
 * The place within a section: GALLERY needs its gallery section; OPENING_MODAL may name its image type, EVENT its
 * collection (`events` unless told), GUEST_BOOK its picture or its logo (`IMAGE` unless told, or `LOGO`). No other section has one.
 */
export const ImageSubSection = z.enum([
  ...GallerySection.options,
  ...OpeningImageType.options,
  'IMAGE',
  'events',
  'new_events',
]);
export type ImageSubSection = z.infer<typeof ImageSubSection>;

/** An address as we give it out. Only a file of this client that nothing shows any more is removed. */
const OldFileUrl = z
  .string()
  .max(2048)
  .regex(/^(https?:\/\/|\/)[!-[\]-~]*$/, { error: because('not_an_address'), abort: true })
  .refine((url) => !/(^|\/)(\.|%2e){2}(\/|$)/i.test(url), because('not_an_address'));

/**
 * When a file comes to its place: `NOW` unless told. With `SAVE` it is kept and shown nowhere yet, and the revision stays: the
 * save of an editor will name its address, in a row that may be as new as the file.
 */
const Attach = z.enum(['NOW', 'SAVE']).optional();

const imageFields = <S extends z.ZodEnum>(section: S) =>
  z.strictObject({
    section_type: section,
    attach: Attach,
    sub_section: ImageSubSection.optional(),
    old_file_url: OldFileUrl.optional(),
    /**
     * HERO_BACKGROUND and STORY: the item's own `order`. GALLERY, PAYMENT, EVENT and GUEST_BOOK: which one of the list,
     * from 1. What a gallery, the hero backgrounds or the stories do not have yet is added, at the end when not told.
     */
    order: z.coerce.number<number | string>().int().min(1).max(1000).optional(),
  });

/**
 * Sizes in pixels; `placeholder` is a tiny blurred picture as a data URI. AVIF variants follow in the background.
 * `revision` is the client's or the option's after it: an editor goes on with that one.
 */
export const UploadedImage = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().max(400),
  variants: z.array(ImageVariant),
  revision: z.number().int(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

export const uploadClientImage = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/images/upload/:clientId',
  access: ['ADMIN'],
  summary: "Put a picture on a client's content",
  params: z.object({ clientId: IdParam }),
  body: imageFields(ClientImageSection),
  files: { image_file: { maxBytes: MAX_UPLOAD_BYTES, types: IMAGE_TYPES } },
  response: UploadedImage,
  status: 201,
});

export const uploadOptionImage = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/options/images/upload/:optionId',
  access: ['ADMIN'],
  summary: "Put a picture on one slug's settings",
  params: z.object({ optionId: IdParam }),
  body: imageFields(OptionImageSection),
  files: { image_file: { maxBytes: MAX_UPLOAD_BYTES, types: IMAGE_TYPES } },
  response: UploadedImage,
  status: 201,
});

/** `duration` in seconds. The song before it is removed when nothing plays it any more. */
export const uploadMusic = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/musics/upload/:optionId',
  access: ['ADMIN'],
  summary: "Set one slug's song",
  params: z.object({ optionId: IdParam }),
  body: z.strictObject({ attach: Attach }),
  files: { 'music-file': { maxBytes: MAX_UPLOAD_BYTES, types: MUSIC_TYPES } },
  response: z.object({ musicPath: z.string(), duration: z.number(), revision: z.number().int() }),
  status: 201,
});
