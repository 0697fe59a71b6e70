import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

declare global {
  /** Of the `page` preset: gives the page another address. */
  function moveTo(url: string): void;
}

/** How the server answers for one address: a script, a status without one, or never. */
type Answer = { readonly script: string } | { readonly status: number } | 'never';

/** A container as federation builds it: it exposes modules by name. No `var`: jsdom could not take it back. */
export const containerScript = (name: string, exposed: Readonly<Record<string, string>>) =>
  `globalThis.${name} = { init: () => undefined, get: (module) => Promise.resolve(() => ({ ${Object.entries(exposed)
    .map(([module, value]) => `'./${module}': { default: ${value} }`)
    .join(', ')} })[module]) };`;

/**
 * Serves remotes to the page of a test, which moves to this server's address. `asked` are the addresses that
 * were asked for, in order.
 */
export async function startRemoteServer() {
  const answers = new Map<string, Answer | Promise<Answer>>();
  const asked: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    void respond(response, answers.get(address) ?? { status: 404 });
  });
  const respond = async (response: ServerResponse, given: Answer | Promise<Answer>) => {
    const answer = await given;
    if (answer === 'never') waiting.push(response);
    else if ('status' in answer) response.writeHead(answer.status).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(answer.script);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  moveTo(`http://127.0.0.1:${port}/`);
  return {
    asked,
    answer: (address: string, answer: Answer) => void answers.set(address, answer),
    /** Answers nothing until the function that it gives is called. */
    hold(address: string) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      answers.set(address, promise);
      return resolve;
    },
    async stop() {
      for (const response of waiting) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
