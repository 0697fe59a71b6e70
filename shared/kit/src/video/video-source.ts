/** Where a film comes from; null for what is no address of a film. */
export type VideoSource =
  | { kind: 'youtube' | 'vimeo'; embedUrl: string; pageUrl: string }
  | { kind: 'file'; fileUrl: string }
  | { kind: 'page'; pageUrl: string };

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];

/** Reads the spellings that people paste: watch, short and live links of YouTube, Vimeo's, or a film of our own. */
export function videoSource(address: string | null): VideoSource | null {
  if (!address) return null;
  if (address.startsWith('/files/')) return { kind: 'file', fileUrl: address };
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const youtube = youtubeId(url);
  if (youtube) {
    const embedUrl = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&playsinline=1&rel=0`;
    return { kind: 'youtube', embedUrl, pageUrl: `https://www.youtube.com/watch?v=${youtube}` };
  }
  const vimeo = vimeoEmbed(url);
  if (vimeo) return { kind: 'vimeo', embedUrl: vimeo, pageUrl: address };
  // the page may play our own files and these two hosts' only (its content security policy)
  return { kind: 'page', pageUrl: address };
}

function youtubeId(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const candidate =
    host === 'youtu.be'
      ? first
      : YOUTUBE_HOSTS.includes(host)
        ? ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : url.searchParams.get('v')
        : null;
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : null;
}

/** Unlisted films carry a second part, which the player wants as `h`. */
function vimeoEmbed(url: URL): string | null {
  const host = url.hostname.replace(/^(?:www|player)\./, '');
  if (host !== 'vimeo.com') return null;
  const [, id, secret = url.searchParams.get('h')] = /(\d{6,})(?:\/(\w+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return null;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`;
}
