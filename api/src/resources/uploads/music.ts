import { problem, problemAt } from '@janur/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { type IAudioMetadata, parseBuffer } from 'music-metadata';
import type { FileEnding } from '../../files/names.ts';
import { HttpError, invalid } from '../../lib/errors.ts';

const MIN_SECONDS = 1;

interface Kind {
  readonly ending: FileEnding;
  /** What `file-type` calls it. */
  readonly types: readonly string[];
  /** What `music-metadata` finds in it. */
  readonly container: RegExp;
  readonly codec: RegExp;
}
const KINDS: readonly Kind[] = [
  { ending: 'mp3', types: ['audio/mpeg'], container: /^MPEG$/, codec: /Layer 3$/ },
  { ending: 'm4a', types: ['audio/x-m4a', 'audio/mp4', 'video/mp4'], container: /^(M4A|isom|mp4)/, codec: /AAC/ },
  { ending: 'ogg', types: ['audio/ogg', 'audio/ogg; codecs=opus'], container: /^Ogg$/, codec: /^(Vorbis|Opus)/ },
];

/**
 * What a song really is. Two libraries that read it in different ways must say the same, so that a file that only begins like
 * a song is none.
 */
export async function inspectMusic(bytes: Buffer, field: string): Promise<{ ending: FileEnding; duration: number }> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const kind = KINDS.find(({ types }) => types.includes(type));
  if (!kind) throw noSong(field);
  const format = await read(bytes);
  const { container = '', codec = '', duration = 0, hasVideo = false } = format ?? {};
  if (hasVideo || !kind.container.test(container) || !kind.codec.test(codec)) throw noSong(field);
  if (duration < MIN_SECONDS) throw invalid([problemAt(field, problem('song_too_short', { min: MIN_SECONDS }))]);
  return { ending: kind.ending, duration: Math.round(duration * 1000) / 1000 };
}

async function read(bytes: Buffer): Promise<IAudioMetadata['format'] | undefined> {
  // what it cannot read is no song, whatever its reason
  const song = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true }).catch(() => undefined);
  return song?.format;
}

const noSong = (field: string) =>
  new HttpError('UNSUPPORTED_MEDIA', problem('not_a_song'), {
    fields: [problemAt(field, problem('not_a_song'))],
  });
