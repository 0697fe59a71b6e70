import type { FastifyInstance } from 'fastify';
import type { Letters } from './letters.ts';
import { LETTERS_PREFIX } from './letters.ts';
import { isFaceName } from './typefaces.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Serves the fonts that are cut to the letters of pages. One never changes under its name. */
export function letterFonts(app: FastifyInstance, letters: Letters): void {
  app.get<{ Params: { set: string; face: string } }>(
    `${LETTERS_PREFIX}:set(^(?:[0-9a-f]{32}|[a-z]{2}-[0-9a-f]{4})$)/:face(^[a-z]+-[a-z]+-[0-9]+).woff2`,
    async ({ params: { set, face } }, reply) => {
      const font = isFaceName(face) ? await letters.fontOf(set, face) : undefined;
      if (font) return reply.headers(HEADERS).type('font/woff2').send(font);
      return reply
        .code(404)
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send('No page shows such letters.');
    },
  );
}
