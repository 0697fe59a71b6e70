import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PageSources } from '../sources.ts';
import { MANIFEST, MANIFEST_PATH } from './manifest.ts';
import { currentRelease } from './release.ts';

const WORKER = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');

/** What makes the guest-book an app that starts without a network: its service worker and its manifest. */
export function offlineApp(app: FastifyInstance, sources: PageSources): void {
  app.get('/guest-book/worker.js', async (_, reply) => {
    const release = await currentRelease(sources);
    return (
      reply
        .type('text/javascript; charset=utf-8')
        // a browser that finds another text here fetches that release
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', '/guest-book')
        .header(
          'content-security-policy',
          "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        )
        .send(`const RELEASE = ${JSON.stringify(release)};\n${WORKER}`)
    );
  });
  app.get(MANIFEST_PATH, async (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(MANIFEST)),
  );
}
