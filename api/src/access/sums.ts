import { hostHas } from '@janur/contracts/co-hosts';
import type { Principal } from './principals.ts';

/** What people gave is the couple's, and of those to whom it gave that right: neither ushers nor the organiser see sums. */
export const maySeeSums = (principal: Principal): boolean =>
  principal.role === 'CLIENT' && hostHas(principal.coHostRole, 'gifts');
