import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { ONE_PIXEL } from './media.ts';

let server: Server | undefined;

/** The address of a picture at another server; it goes with the process. */
export async function pictureAddress(): Promise<string> {
  if (!server) {
    server = createServer((_, response) => response.end(ONE_PIXEL)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.unref();
  }
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/photo.png`;
}
