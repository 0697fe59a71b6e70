import Environment from './jest-environment.mjs';

/** The browser of the other presets, that loads and runs scripts as a page does. `moveTo` gives it another address: a test's own server. */
export default class PageEnvironment extends Environment {
  constructor({ projectConfig, ...config }, context) {
    const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, resources: 'usable' };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
    this.global.moveTo = (url) => this.dom.reconfigure({ url });
  }
}
