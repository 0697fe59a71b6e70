import type { PublicClient } from '@janur/contracts';
import { videoSource } from '../video/video-source.ts';

/** A film that runs in the hero: a file of ours. A loop has its WebM and its first picture beside it (`uploadFilm`). */
export interface HeroFilm {
  url: string;
  webmUrl: string | null;
  posterUrl: string | null;
}

/**
 * With WITH_VIDEO the couple's loop (`custom_config.hero_film`), else the film of `video_prewed_url` where it is a file of
 * ours; null for a film that another site's player shows.
 */
export function heroFilmOf({ content, option }: Pick<PublicClient, 'content' | 'option'>): HeroFilm | null {
  if (option.hero_style !== 'WITH_VIDEO') return null;
  const loop = option.custom_config?.['hero_film'];
  const name = typeof loop === 'string' ? /^(\/files\/.+)\.mp4$/.exec(loop)?.[1] : undefined;
  if (name !== undefined) return { url: `${name}.mp4`, webmUrl: `${name}.webm`, posterUrl: `${name}.webp` };
  const film = videoSource(content.video_prewed_url);
  return film?.kind === 'file' ? { url: film.fileUrl, webmUrl: null, posterUrl: null } : null;
}
