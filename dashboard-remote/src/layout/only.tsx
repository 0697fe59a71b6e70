import type { Role } from '@janur/contracts';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { type Call, useMay } from '../session/may.tsx';
import { useAccount } from '../session/use-session.ts';
import { NotGivenPage } from './not-given-page.tsx';

interface OnlyProps {
  roles: readonly Role[];
  /** What the screen cannot be without: co-hosts who may not call it hear who can give it to them. */
  call?: Call;
  children: ReactNode;
}

/** A screen of these roles; everyone else goes to the own first screen. */
export function Only({ roles, call, children }: OnlyProps) {
  const may = useMay();
  if (!roles.includes(useAccount().role)) return <Navigate to="/" replace />;
  return call === undefined || may(call) ? children : <NotGivenPage />;
}
