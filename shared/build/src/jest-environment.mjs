import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and it lacks: react-router, ky and IndexedDB use these. */
export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    // as in a browser, an address may be relative to the page's, and the page's own signals end a request
    class PageRequest extends Request {
      constructor(input, init = {}) {
        const { signal, ...rest } = init;
        const address = input instanceof Request ? input : new URL(input, global.location.href);
        super(address, signal ? { ...rest, signal: ours(signal) } : rest);
      }
    }
    Object.assign(global, { Request: PageRequest, Response, Headers, structuredClone, ReadableStream });
  }
}

/** Node's requests take Node's signals; jsdom has a class of its own. */
function ours(signal) {
  if (signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason));
  return controller.signal;
}
