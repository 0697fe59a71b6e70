import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Letters } from './letters.ts';
import { LETTERS_PREFIX } from './letters.ts';
import { isFaceName } from './typefaces.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** A browser asks for six files at a time, and fonts that are being cut must not hold up a page's scripts. */
const PATIENCE_MS = 10_000;

/**
 * Serves the fonts that are cut to the letters of pages. One never changes under its name; one that is not cut in time is there
 * for the next visit, and this one shows the letters of the guest's own device.
 */
export function letterFonts(app: FastifyInstance, letters: Letters, { patienceMs = PATIENCE_MS } = {}): void {
  app.get<{ Params: { set: string; face: string } }>(
    `${LETTERS_PREFIX}:set(^(?:[0-9a-f]{32}|[a-z]{2}-[0-9a-f]{4})$)/:face(^[a-z]+-[a-z]+-[0-9]+).woff2`,
    async ({ params: { set, face } }, reply) => {
      const inTime = pause(patienceMs, 'late', { ref: false });
      const font = isFaceName(face) ? await Promise.race([letters.fontOf(set, face), inTime]) : undefined;
      if (font instanceof Buffer) return reply.headers(HEADERS).type('font/woff2').send(font);
      return reply
        .code(font ? 503 : 404)
        .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send(font ? 'This font is being made.' : 'No page shows such letters.');
    },
  );
}
