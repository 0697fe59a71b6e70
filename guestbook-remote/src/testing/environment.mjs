import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and react-router and IndexedDB use. */
export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal, structuredClone });
  }
}
