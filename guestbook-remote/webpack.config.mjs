import { remote } from '@janur/build';

export default remote(import.meta.dirname);
