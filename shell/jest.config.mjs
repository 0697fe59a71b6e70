import { node } from '@janur/build/jest';

export default node();
