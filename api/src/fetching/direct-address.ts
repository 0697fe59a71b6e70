import { type Problem, problem } from '@janur/contracts';

/** Films there are shown by a player and have no file that another site may take. */
const PLAYERS =
  /^(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|tiktok\.com|instagram\.com|spotify\.com)$/;

/**
 * The file behind an address as people share it: a link to a file at Google Drive or Dropbox leads to a page around it. A
 * problem where there is no file behind it.
 */
export function directAddress(text: string): URL | Problem {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return problem('not_a_web_address');
  if (PLAYERS.test(url.hostname)) return problem('address_of_player', { host: url.hostname });
  if (url.hostname === 'drive.google.com') return ofDrive(url);
  if (/^(?:www\.)?dropbox\.com$/.test(url.hostname)) url.searchParams.set('dl', '1');
  return url;
}

function ofDrive(url: URL): URL {
  const id = /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id');
  if (!id) return url;
  return new URL(
    `https://drive.usercontent.google.com/download?export=download&confirm=t&id=${encodeURIComponent(id)}`,
  );
}
