import { createReadStream, existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import sharp from 'sharp';

export interface MediaServer {
  /** Where it listens. */
  readonly origin: string;
  /** Every path that was asked for. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

const ASSETS = new URL('../assets/', import.meta.url);

/**
 * The other system's file server: pictures, songs, a film and a font under any path that ends with their name, and what years leave behind
 * (`/dead/`, `/page/` an HTML page instead of a file, `/large/` without an end, `/broken/` half a picture).
 */
export async function serveOldMedia({ port = 0, isTiny = false } = {}): Promise<MediaServer> {
  const asked: string[] = [];
  const tiny = isTiny ? await tinyPicture() : undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://media');
    asked.push(pathname);
    answer(pathname, response, tiny);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const listening = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        origin: `http://127.0.0.1:${listening}`,
        asked,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });
}

const TYPES: Readonly<Record<string, string>> = { '.mp3': 'audio/mpeg', '.mp4': 'video/mp4', '.woff2': 'font/woff2' };

/** Every picture takes its time to be made smaller; for tests one of a few pixels does. */
const tinyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#7a5c3e' } })
    .webp()
    .toBuffer();

function answer(path: string, response: ServerResponse, tiny: Buffer | undefined): void {
  if (path.startsWith('/page/')) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Login</title>');
    return;
  }
  if (path.startsWith('/large/')) {
    sendWithoutEnd(response);
    return;
  }
  const name = basename(path);
  const file = [`variants/${name}`, name, name.replace('-480', '')]
    .map((known) => new URL(known, ASSETS))
    .find((known) => existsSync(known));
  if (path.startsWith('/broken/')) {
    response
      .writeHead(200, { 'content-type': 'image/png' })
      .end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
    return;
  }
  if (path.startsWith('/dead/') || !file || name === '') {
    response.writeHead(404).end();
    return;
  }
  if (tiny && path.endsWith('.webp')) {
    response.writeHead(200, { 'content-type': 'image/webp' }).end(tiny);
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'image/webp' });
  createReadStream(file).pipe(response);
}

/** Whoever asks for it must say when it is enough. */
function sendWithoutEnd(response: ServerResponse): void {
  const piece = Buffer.alloc(65_536, 0xff);
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const send = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', send);
  send();
}
