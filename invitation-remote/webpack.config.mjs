import { remote } from '@janur/build';

export default remote(import.meta.dirname, { firstScreenOf: './src/plain-paper/printed.ts' });
