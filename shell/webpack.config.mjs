import { host } from '@janur/build';

export default host(import.meta.dirname);
