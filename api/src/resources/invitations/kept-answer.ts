import type { IncomingHttpHeaders } from 'node:http';
import type { BuiltInvitation, Encoding } from './build.ts';

/** What everybody is told of an invitation who brings no code: the same bytes for all, or 304 for who has them. */
export interface KeptAnswer {
  readonly status: 200 | 304;
  readonly encoding: Encoding;
  readonly headers: Readonly<Record<string, string>>;
}

export function keptAnswer({ etag: plainTag }: BuiltInvitation, asked: IncomingHttpHeaders): KeptAnswer {
  const encoding = preferredEncoding(asked['accept-encoding']);
  const etag = encoding === 'identity' ? plainTag : plainTag.replace(/"$/, `-${encoding}"`);
  const headers = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, guest-code', etag };
  if (namesTag(asked['if-none-match'], etag)) return { status: 304, encoding, headers };
  const content = { 'content-type': 'application/json; charset=utf-8' };
  const encoded = encoding === 'identity' ? content : { 'content-encoding': encoding, ...content };
  return { status: 200, encoding, headers: { ...headers, ...encoded } };
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false;
