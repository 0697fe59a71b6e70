import type { FastifyInstance, FastifyRequest } from 'fastify';

/** More than all that a form of ours takes. */
const MOST_BYTES = 65_536;

/** Pages take forms, as browsers send them without script, and nothing else. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** What a page of this very origin has sent; undefined for a plain visit, and for what another site had a browser send. */
export function sentForm(request: FastifyRequest): URLSearchParams | undefined {
  const { method, body } = request;
  return method === 'POST' && body instanceof URLSearchParams && isOwn(request) ? body : undefined;
}

/** Browsers that do not say whose page it was say its origin; those that do not say that either, where they came from. */
function isOwn({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  // none: the visitor had the page loaded anew
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = headers.origin ?? headers.referer ?? '';
  return URL.canParse(from) && new URL(from).host === host;
}
