import type { EditedOption } from '@janur/contracts';

/** What a song is called and whom it is owed to, in the invitation's free settings (`custom_config.song`). */
export interface SongCredit {
  title: string;
  credit: string;
}

/** The contract holds free settings as a whole, not one by one: these are the form's own. */
export const MAX_CREDIT = { title: 200, credit: 300 } as const;

type Config = EditedOption['custom_config'];

export function songCreditOf(config: Config): SongCredit {
  const song: unknown = config?.['song'];
  if (typeof song !== 'object' || song === null) return { title: '', credit: '' };
  const textOf = (name: string) => {
    const value: unknown = Object.hasOwn(song, name) ? Object.entries(song).find(([key]) => key === name)?.[1] : '';
    return typeof value === 'string' ? value : '';
  };
  return { title: textOf('title'), credit: textOf('credit') };
}

/** The settings with it; the others stay. Without any words it is left out. */
export function withSongCredit(config: Config, { title, credit }: SongCredit): Config {
  const { song: _song, ...others } = config ?? {};
  if (title || credit) return { ...others, song: { title, credit } };
  return Object.keys(others).length > 0 ? others : null;
}
