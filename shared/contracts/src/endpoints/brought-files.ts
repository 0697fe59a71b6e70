import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam } from '../entities/fields.ts';
import { because } from '../problems/zod-issues.ts';

export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
export const FONT_TYPES = ['font/woff2', 'font/woff', 'font/ttf', 'font/otf'] as const;

/** The seconds of a loop that runs in a hero, and of a film that guests play. */
export const LOOP_SECONDS = 10;
export const MAX_FILM_SECONDS = 180;

/** LOOP: the silent seconds that run in the hero. FILM: the whole film, with its sound, for the section of the film. */
export const FilmUse = z.enum(['LOOP', 'FILM']);
export type FilmUse = z.infer<typeof FilmUse>;

/** Where in the film the loop begins, in seconds. */
const From = z.coerce.number<number | string>().min(0).max(3600).optional();

/** Whoever sends a font says that its licence lets a page carry it. */
const Licence = z.literal(['true', true], { error: because('licence_wanted') });

/** Duration in seconds, sizes in pixels. Nothing shows it yet: the save of an editor names its address. */
export const UploadedFilm = z.object({
  url: z.string(),
  duration: z.number(),
  width: z.number().int(),
  height: z.number().int(),
});

/**
 * A film as MP4 (H.264) that every phone plays. A loop has a WebM (VP9) and its first picture beside it, under the same name
 * with `.webm` and `.webp`.
 */
export const uploadFilm = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/films/upload/:optionId',
  access: ['ADMIN'],
  summary: 'Bring a film of the couple',
  params: z.object({ optionId: IdParam }),
  body: z.strictObject({ use: FilmUse, from: From }),
  files: { film_file: { maxBytes: 64 * 1_048_576, types: FILM_TYPES } },
  response: UploadedFilm,
  status: 201,
});

/** `letters` is how many it has of those that Latin texts need. */
export const uploadFont = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/fonts/upload/:optionId',
  access: ['ADMIN'],
  summary: 'Bring a font for the headings',
  params: z.object({ optionId: IdParam }),
  body: z.strictObject({ licence: Licence }),
  files: { font_file: { maxBytes: 5 * 1_048_576, types: FONT_TYPES } },
  response: z.object({ url: z.string(), letters: z.number().int() }),
  status: 201,
});

/** What a file that is fetched is for, and so how it is checked and kept. PREVIEW is the picture of a link's preview. */
export const FetchedUse = z.enum(['IMAGE', 'PREVIEW', 'SONG', 'FONT', ...FilmUse.options]);
export type FetchedUse = z.infer<typeof FetchedUse>;

/** The server gets the file itself, from a public address, and keeps it as if it had been sent. Nothing shows it yet. */
export const fetchFile = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/files/fetch/:optionId',
  access: ['ADMIN'],
  summary: 'Bring a file from its address',
  params: z.object({ optionId: IdParam }),
  body: z.strictObject({
    address: z.string().trim().min(1).max(2048),
    use: FetchedUse,
    from: From,
    licence: Licence.optional(),
  }),
  response: z.object({ url: z.string() }),
  status: 201,
});
