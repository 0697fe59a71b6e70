import { hostMay } from '@janur/contracts/co-hosts';
import type { AuthDetail } from '@janur/contracts';
import type { routes } from '@janur/data';
import { createContext, type ReactNode, useContext } from 'react';

export type Call = keyof typeof routes;

/** What a co-host may do; null for everybody else, whose roles say it. */
const CoHost = createContext<AuthDetail['co_host_role']>(null);

/** Around all that an account sees. */
export const RightsOf = ({ account, children }: { account: AuthDetail; children: ReactNode }) => (
  <CoHost value={account.co_host_role}>{children}</CoHost>
);

/** Whether the server would answer a call of whoever is logged in, by the matrix that it goes by itself. */
export function useMay(): (call: Call) => boolean {
  const role = useContext(CoHost);
  return (call) => hostMay(role, call);
}

/** What one may not do is not there. */
export function May({ call, children }: { call: Call; children: ReactNode }) {
  return useMay()(call) ? children : null;
}
