import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FilmUse, LOOP_SECONDS, MAX_FILM_SECONDS, type Problem, problem, problemAt } from '@janur/contracts';
import sharp from 'sharp';
import { invalid } from '../../../lib/errors.ts';
import { ProgramFailed, run } from './ffmpeg.ts';
import { type Film, probeFilm } from './probe.ts';

/** The longer side, in pixels: films run behind names, or in a frame of a phone's page. */
const SIDE = 1280;
const DEADLINE_MS = { LOOP: 120_000, FILM: 280_000 } as const;
const POSTER = { quality: 72 };

export interface MadeFilm {
  readonly mp4: Buffer;
  /** Of a loop, the same in the codec that takes fewer bytes. */
  readonly webm: Buffer | undefined;
  readonly poster: Buffer;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

export interface FilmWish {
  readonly use: FilmUse;
  /** Where a loop begins, in seconds. */
  readonly from?: number | undefined;
  /** The form's field that brought it, for errors. */
  readonly field: string;
}

/** A film as guests get it: upright, small enough for a phone's network, without a word of where and when it was taken. */
export async function makeFilm(bytes: Buffer, wish: FilmWish): Promise<MadeFilm> {
  const folder = await mkdtemp(join(tmpdir(), 'janur-film-'));
  try {
    const source = join(folder, 'source');
    await writeFile(source, bytes);
    const film = await probeFilm(bytes, source, wish.field);
    check(film, wish);
    return await make(film, { folder, source, ...wish });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw refused(wish.field, problem(error.isLate ? 'film_took_long' : 'damaged'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const refused = (field: string, what: Problem) => invalid([problemAt(field, what)]);

function check({ seconds }: Film, { use, from = 0, field }: FilmWish): void {
  const whole = Math.floor(seconds);
  if (use === 'FILM' && seconds > MAX_FILM_SECONDS + 1)
    throw refused(field, problem('film_too_long', { seconds: whole, max: MAX_FILM_SECONDS }));
  if (use === 'LOOP' && from > seconds - 1) throw refused('body.from', problem('film_begins_late', { seconds: whole }));
}

async function make(
  film: Film,
  { folder, source, use, from = 0 }: FilmWish & { folder: string; source: string },
): Promise<MadeFilm> {
  const part = use === 'LOOP' ? ['-ss', String(from), '-t', String(LOOP_SECONDS)] : [];
  const input = ['-nostdin', '-v', 'error', '-y', ...film.reading, ...part, '-i', source, '-map', '0:V:0'];
  const clean = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'];
  const draw = async (name: string, args: readonly string[]): Promise<Buffer> => {
    const path = join(folder, name);
    await run('ffmpeg', [...input, ...clean, '-vf', SMALLER, ...args, path], DEADLINE_MS[use]);
    return readFile(path);
  };
  const mp4 = await draw('made.mp4', use === 'LOOP' ? LOOP_MP4 : filmMp4(film));
  const webm = use === 'LOOP' ? await draw('made.webm', LOOP_WEBM) : undefined;
  return {
    mp4,
    webm,
    ...(await look(folder)),
    seconds: use === 'LOOP' ? Math.min(LOOP_SECONDS, film.seconds - from) : film.seconds,
  };
}

const SMALLER = `scale=w='min(${SIDE},iw)':h='min(${SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,format=yuv420p`;
const H264 = ['-c:v', 'libx264', '-profile:v', 'main', '-movflags', '+faststart'];
/** At most 1.5 MB: a guest's data pays for it. */
const LOOP_MP4 = [
  '-an',
  '-r',
  '25',
  ...H264,
  '-preset',
  'medium',
  '-crf',
  '27',
  '-maxrate',
  '1200k',
  '-bufsize',
  '2400k',
];
const LOOP_WEBM = [
  '-an',
  '-r',
  '25',
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '38',
  '-b:v',
  '1000k',
  '-row-mt',
  '1',
  '-cpu-used',
  '5',
];
const SOUND = ['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
const FILM_MP4 = [
  '-fpsmax',
  '30',
  ...H264,
  '-preset',
  'veryfast',
  '-crf',
  '25',
  '-maxrate',
  '2200k',
  '-bufsize',
  '4400k',
];
const filmMp4 = ({ hasSound }: Film): string[] => [...(hasSound ? SOUND : ['-an']), ...FILM_MP4];

/** Its first picture, and by that its size. */
async function look(folder: string): Promise<Pick<MadeFilm, 'poster' | 'width' | 'height'>> {
  const picture = join(folder, 'first.png');
  const args = ['-nostdin', '-v', 'error', '-y', '-i', join(folder, 'made.mp4'), '-frames:v', '1', picture];
  await run('ffmpeg', args, DEADLINE_MS.LOOP);
  const { data, info } = await sharp(await readFile(picture))
    .webp(POSTER)
    .toBuffer({ resolveWithObject: true });
  return { poster: data, width: info.width, height: info.height };
}
