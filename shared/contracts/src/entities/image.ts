import * as z from 'zod';

export const ImageVariant = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  type: z.enum(['image/webp', 'image/avif']),
});
export type ImageVariant = z.infer<typeof ImageVariant>;

/**
 * What the page knows of one picture: its size in pixels, a tiny blurred one as a data URI to show meanwhile, and the files
 * for narrower screens, of each type from the narrowest to the widest.
 */
export const ImageSet = z.object({
  width: z.number().int(),
  height: z.number().int(),
  placeholder: z.string().nullable(),
  variants: z.array(ImageVariant.omit({ height: true })),
});
export type ImageSet = z.infer<typeof ImageSet>;
