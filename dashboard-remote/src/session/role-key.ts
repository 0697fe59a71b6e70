import type { AuthDetail } from '@janur/contracts';

/** The key of the words for what somebody is: of a couple's co-hosts what they may do. */
export const roleKey = ({ role, co_host_role }: Pick<AuthDetail, 'role' | 'co_host_role'>): string =>
  co_host_role === null ? `role.${role}` : `co_hosts.role.${co_host_role}`;
