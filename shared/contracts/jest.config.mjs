import { covered, node } from '@janur/build/jest';

export default node(covered(85));
