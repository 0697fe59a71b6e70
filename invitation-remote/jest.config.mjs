import { covered, page } from '@janur/build/jest';

// whole pages, on a machine that may be busy
export default page({ ...covered(70), testTimeout: 30_000 });
