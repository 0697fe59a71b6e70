import type { FastifyInstance } from 'fastify';

/** A body brings this much in each such time until it is whole: 1 KB/s, less than the slowest phone. */
const PATIENCE_MS = 10_000;
const LEAST_BYTES = 10_000;

const LATE = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Cuts who sends a body so slowly that it only holds a connection. An upload over a bad line goes on as long as it moves. */
export function cutSlowBodies(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody) watch();
    done();

    function watch(): void {
      let before = raw.socket.bytesRead;
      // whose answer came before its body holds no process that wants to end
      const timer = setInterval(() => {
        const now = raw.socket.bytesRead;
        if (now - before < LEAST_BYTES) {
          raw.socket.end(LATE);
          raw.destroy();
        }
        before = now;
      }, patienceMs).unref();
      const stop = () => clearInterval(timer);
      raw.once('end', stop).once('close', stop);
    }
  });
}
