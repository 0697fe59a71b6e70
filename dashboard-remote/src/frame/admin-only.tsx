import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAccount } from '../login/use-session.ts';

export function AdminOnly({ children }: { children: ReactNode }) {
  return useAccount().role === 'ADMIN' ? children : <Navigate to="/" replace />;
}
