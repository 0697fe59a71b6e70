import { page } from '@janur/build/jest';

export default page();
