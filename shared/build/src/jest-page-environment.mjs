import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom that loads and runs scripts as a page does. `moveTo` gives it another address: a test's own server. */
export default class PageEnvironment extends JSDOMEnvironment {
  constructor({ projectConfig, ...config }, context) {
    const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, resources: 'usable' };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    this.global.moveTo = (url) => this.dom.reconfigure({ url });
  }
}
