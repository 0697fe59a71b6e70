import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the request classes that every browser has and react-router uses. */
export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal });
  }
}
