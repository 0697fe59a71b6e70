import { problem, problemAt } from '@janur/contracts';
import { fileTypeFromBuffer } from 'file-type';
import * as z from 'zod';
import { HttpError } from '../../../lib/errors.ts';
import { ProgramFailed, run } from './ffmpeg.ts';

const DEADLINE_MS = 15_000;
/** What phones and cameras record, 4K included. */
const MAX_SIDE = 4096;

/** Containers by what `file-type` calls them, with the reader that alone may open them. */
const READERS: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/webm': 'matroska',
};
const CODECS = 'h264,hevc,mpeg4,vp8,vp9,libdav1d,av1,aac,mp3float,mp3,opus,libopus,vorbis,pcm_s16le,pcm_s16be,alac';

/** `seconds` of the whole film, sizes in pixels as they are recorded, `reading` the arguments before its `-i`. */
export interface Film {
  readonly seconds: number;
  readonly hasSound: boolean;
  readonly reading: readonly string[];
}

const Probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      disposition: z.object({ attached_pic: z.number() }).optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }),
});

/**
 * What a file really is: the container by its bytes, then what ffprobe finds in it. Only this file is opened, by this one
 * reader and with decoders of films alone; a playlist that names other files or addresses is none.
 */
export async function probeFilm(bytes: Buffer, path: string, field: string): Promise<Film> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const reader = READERS[type];
  if (!reader) throw noFilm(field);
  const reading = ['-protocol_whitelist', 'file', '-f', reader, '-codec_whitelist', CODECS];
  const { streams, format } = await probe(reading, path, field);
  const picture = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const { width = 0, height = 0 } = picture ?? {};
  const seconds = format.duration ?? 0;
  if (width < 16 || height < 16 || width > MAX_SIDE || height > MAX_SIDE || !(seconds >= 1)) throw noFilm(field);
  return { seconds, hasSound: streams.some((one) => one.codec_type === 'audio'), reading };
}

async function probe(reading: readonly string[], path: string, field: string): Promise<z.infer<typeof Probed>> {
  const entries = 'stream=codec_type,width,height:stream_disposition=attached_pic:format=duration';
  const args = ['-v', 'error', ...reading, '-show_entries', entries, '-of', 'json', path];
  try {
    return Probed.parse(JSON.parse(await run('ffprobe', args, DEADLINE_MS)));
  } catch (error) {
    if (error instanceof ProgramFailed || error instanceof z.ZodError || error instanceof SyntaxError)
      throw noFilm(field);
    throw error;
  }
}

const noFilm = (field: string) =>
  new HttpError('UNSUPPORTED_MEDIA', problem('not_a_film'), { fields: [problemAt(field, problem('not_a_film'))] });
