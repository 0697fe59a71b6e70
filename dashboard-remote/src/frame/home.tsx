import { Navigate } from 'react-router';
import { useAccount } from '../login/use-session.ts';

/** Each role's first screen. */
export function Home() {
  return <Navigate to={useAccount().role === 'ADMIN' ? '/clients' : '/account'} replace />;
}
