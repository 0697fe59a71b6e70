import { template } from '@janur/build';

export default template(import.meta.dirname);
