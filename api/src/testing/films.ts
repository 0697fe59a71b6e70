import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, installPackages, programFolders } from '../lib/distribution.ts';

const find = (name: string) => findProgram(name, programFolders());

/** Installs the distribution's ffmpeg where this machine lacks it and lets us. */
export async function ensureFilmMaker(): Promise<void> {
  const aptGet = find('apt-get');
  if (!find('ffmpeg') && aptGet && process.getuid?.() === 0) await installPackages(aptGet, ['ffmpeg']);
  if (!find('ffmpeg')) throw new Error('These tests need ffmpeg: on Debian, apt-get install ffmpeg');
}

/** A film that a camera could have made: `args` stand before where it goes; a phone that is held upright says `turned`. */
export function filmSample(
  args: readonly string[] = [],
  { ending = 'mp4', size = '320x180', seconds = 3, turned = false } = {},
): Buffer {
  return inFolder((folder) => {
    const path = join(folder, `film.${ending}`);
    const drawn = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=25:duration=${seconds}`];
    const sound = ['-f', 'lavfi', '-i', `sine=440:duration=${seconds}`];
    const quick = ending === 'webm' ? ['-deadline', 'realtime', '-cpu-used', '8'] : ['-preset', 'ultrafast'];
    maker(['-y', ...drawn, ...sound, ...quick, '-pix_fmt', 'yuv420p', ...args, path]);
    if (!turned) return readFileSync(path);
    const held = join(folder, `turned.${ending}`);
    maker(['-i', path, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', ...args, held]);
    return readFileSync(held);
  });
}

const maker = (args: readonly string[]) => execFileSync(find('ffmpeg') ?? 'ffmpeg', ['-v', 'error', ...args]);

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'janur-sample-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface Shown {
  readonly codecs: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** What a player finds in a film. */
export function shownIn(bytes: Buffer): Shown {
  const text = inFolder((folder) => {
    const path = join(folder, 'film');
    writeFileSync(path, bytes);
    const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', path];
    return execFileSync(find('ffprobe') ?? 'ffprobe', args, { encoding: 'utf8' });
  });
  const { streams, format } = JSON.parse(text) as {
    streams: { codec_name: string; width?: number; height?: number; tags?: Record<string, string> }[];
    format: { duration: string; tags?: Record<string, string> };
  };
  const [{ width = 0, height = 0 } = {}] = streams.filter((one) => one.width);
  const tags = Object.assign({}, format.tags, ...streams.map((one) => one.tags ?? {})) as Record<string, string>;
  return { codecs: streams.map((one) => one.codec_name), width, height, seconds: Number(format.duration), tags };
}
