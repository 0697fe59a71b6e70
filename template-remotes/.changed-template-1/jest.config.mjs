import { dom } from '@janur/build/jest';

export default dom();
