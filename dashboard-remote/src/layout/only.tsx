import type { Role } from '@janur/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAccount } from '../session/use-session.ts';

/** A screen of these roles; everyone else goes to the own first screen. */
export function Only({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  return roles.includes(useAccount().role) ? children : <Navigate to="/" replace />;
}
