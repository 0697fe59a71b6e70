import { covered, page } from '@janur/build/jest';

export default page(covered(70));
