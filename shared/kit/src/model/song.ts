import type { ClientOption } from '@janur/contracts';

/** The song that the page can play: a file of ours. Of an address elsewhere the page's policy lets nothing through. */
export const songOf = ({ song_url }: Pick<ClientOption, 'song_url'>): string | null =>
  song_url?.startsWith('/files/') ? song_url : null;
