export { host, remote, template } from './webpack.mjs';
