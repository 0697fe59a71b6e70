import { covered, dom } from '@janur/build/jest';

export default dom(covered(85));
