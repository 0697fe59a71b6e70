import type { EditedOption } from '@janur/contracts';

type Config = EditedOption['custom_config'];

/** The loop that runs in the hero, in the invitation's free settings (`custom_config.hero_film`). */
export function heroFilmOf(config: Config): string | null {
  const film: unknown = config?.['hero_film'];
  return typeof film === 'string' ? film : null;
}

/** The settings with it; the others stay. */
export function withHeroFilm(config: Config, film: string | null): Config {
  const { hero_film: _former, ...others } = config ?? {};
  if (film !== null) return { ...others, hero_film: film };
  return Object.keys(others).length > 0 ? others : null;
}

/** A film that its site lends to its own player, and to no other page's ground. */
export const isOfPlayer = (address: string | null): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(address ?? '');
