import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and it lacks: react-router, ky and IndexedDB use these. */
export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    // as in a browser, an address may be relative to the page's
    class PageRequest extends Request {
      constructor(input, init) {
        super(input instanceof Request ? input : new URL(input, global.location.href), init);
      }
    }
    Object.assign(global, {
      Request: PageRequest,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      structuredClone,
      ReadableStream,
    });
  }
}
