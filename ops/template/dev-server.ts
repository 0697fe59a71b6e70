import { readFileSync, statSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { FIRST_SCREEN_FILE, type RemoteEntry } from '@janur/contracts';
import { TEMPLATE_CONTRACT } from '@janur/contracts/boot';
import type { FirstScreen } from '@janur/kit/first-screen';
import { listFiles } from '../deploy/files.ts';
import { ENTRY, preloadsOf } from '../deploy/remote-build.ts';
import type { Family } from './families.ts';
import { type Worn, withFamily, withTemplates } from './put-over.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

export interface DevServer {
  readonly server: Server;
  /** Tells every open page to load again. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
}

interface Served {
  /** The installation's guests, and here. */
  readonly origin: string;
  readonly port: number;
  /** Its staff, which is at the next port here; without it nobody sees the playground. */
  readonly staff?: string;
  readonly isReloading: boolean;
}

/**
 * A running installation with a family of this checkout put over it: every invitation wears it, and the playground knows
 * it. Everything else is the installation's. Nothing is published.
 */
export async function serveFamily(family: Family, { origin, port, staff, isReloading }: Served): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  let build = 1;
  const own = `/remotes/${family.name}/dev-`;
  const entryNow = () => devEntry(family, `${own}${build}/`);

  // each of the two names the other: in the boot data, in policies, in redirects
  const here = new Map([[origin, `http://localhost:${port}`]]);
  if (staff) here.set(staff, `http://localhost:${port + 1}`);
  const moved = (text: string) => [...here].reduce((words, [there, mine]) => words.replaceAll(there, mine), text);

  const servers = await Promise.all(
    [...here.keys()].map((there, index) => listening(over(there), port === 0 ? 0 : port + index)),
  );
  const [server] = servers;
  if (!server) throw new Error('the guests are served');

  function over(there: string): Server {
    return createServer((request, response) => {
      const { pathname: path, searchParams } = new URL(request.url ?? '/', there);
      if (path === '/__dev/events') return listen(response);
      if (path === '/__dev/reload.js') return send(response, 'text/javascript', RELOAD);
      if (path.startsWith(own)) return sendBuilt(response, family, path.slice(own.length).replace(/^\d+\//, ''));
      return forward({ request, response, origin: there, moved }, (type, body) => {
        if (path === '/api/public/templates') return { html: withTemplates(body, family, entryNow()) };
        if (!type.startsWith('text/html')) return { html: body };
        return withFamily(moved(body), {
          family,
          entry: entryNow(),
          screens: screensOf(family),
          reload: isReloading && path !== '/preview',
          isGreeting: Boolean(searchParams.get('to')?.trim()),
        });
      });
    });
  }
  return {
    server,
    reload() {
      build += 1;
      for (const listener of listeners) listener.write('data: built\n\n');
    },
    async close() {
      await Promise.all(servers.map(ended));
    },
  };

  function listen(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }
}

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function ended(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const RELOAD = "new EventSource('/__dev/events').onmessage = () => location.reload();";

/** What its build printed. */
function screensOf({ dir }: Family): FirstScreen[] {
  const file = join(dir, 'dist', FIRST_SCREEN_FILE);
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** What the registry would say of the build as it lies in `dist`. */
function devEntry({ name, dir }: Family, base: string): RemoteEntry {
  const dist = join(dir, 'dist');
  const hashes = new Map(listFiles(dist).map(({ path, sha384 }) => [path, sha384]));
  return {
    name,
    version: 'dev',
    contract: TEMPLATE_CONTRACT,
    entry: base + ENTRY,
    integrity: hashes.get(ENTRY) ?? '',
    preload: preloadsOf(dist).map(({ path, as }) => ({ href: base + path, as, integrity: hashes.get(path) ?? null })),
    first_screen: null,
  };
}

function sendBuilt(response: ServerResponse, { dir }: Family, path: string) {
  const dist = join(dir, 'dist');
  const file = normalize(join(dist, path));
  const isThere = file.startsWith(dist) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!isThere) return response.writeHead(404).end();
  return send(response, TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file));
}

function send(response: ServerResponse, type: string, body: string | Buffer) {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

interface Forwarded {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly origin: string;
  /** Puts the addresses of here in place of the installation's. */
  readonly moved: (text: string) => string;
}

/** Passes a call on as if it had been made to the installation itself; `change` may put other words into a text. */
function forward({ request, response, origin, moved }: Forwarded, change: (type: string, body: string) => Worn) {
  const { host: _, origin: from, ...headers } = request.headers;
  const target = new URL(request.url ?? '/', origin);
  const passed = ask(
    target,
    {
      method: request.method,
      headers: { ...headers, host: target.host, ...(from ? { origin } : {}), 'accept-encoding': 'identity' },
    },
    (answer) => {
      const type = answer.headers['content-type'] ?? '';
      for (const name of ['location', 'content-security-policy']) {
        const said = answer.headers[name];
        if (typeof said === 'string') answer.headers[name] = moved(said);
      }
      const isText = type.startsWith('text/html') || target.pathname === '/api/public/templates';
      if (!isText) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        return void answer.pipe(response);
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
        const { html, policy } = change(type, Buffer.concat(chunks).toString());
        if (policy) rest['content-security-policy'] = policy;
        response.writeHead(answer.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' }).end(html);
      });
    },
  );
  passed.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end(`Nothing answers at ${origin}.`);
  });
  request.pipe(passed);
}
