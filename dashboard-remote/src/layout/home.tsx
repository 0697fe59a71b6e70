import { Navigate } from 'react-router';
import { useAccount } from '../session/use-session.ts';
import { entriesFor } from './entries.ts';

/** The first screen of what there is for an account. */
export function Home() {
  const [first] = entriesFor(useAccount()).filter(({ isElsewhere }) => !isElsewhere);
  return <Navigate to={first?.href ?? '/account'} replace />;
}
