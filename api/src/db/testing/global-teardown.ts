export { stopTestServer as default } from './global-setup.ts';
