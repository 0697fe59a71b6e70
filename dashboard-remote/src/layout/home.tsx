import type { Role } from '@janur/contracts';
import { Navigate } from 'react-router';
import { useAccount } from '../session/use-session.ts';

const FIRST: Partial<Record<Role, string>> = { ADMIN: '/clients', CLIENT: '/rsvp', DESIGNER: '/templates' };

/** Each role's first screen. */
export function Home() {
  return <Navigate to={FIRST[useAccount().role] ?? '/account'} replace />;
}
