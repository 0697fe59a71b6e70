import { Navigate, Outlet, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useOpenEvent } from '../check-in/open-event.tsx';
import { usePermissions } from '../device/role.ts';

/**
 * Pages of the door: an account that only greets is sent to its screen. Its camera opens for nothing but another device's
 * answer to the code it has shown.
 */
export function DoorOnly() {
  const { isGreeting } = usePermissions();
  const { pathname } = useLocation();
  const { pairing } = useOpenEvent();
  const isPairing = useStore(pairing.state, ({ step }) => step === 'offering');
  const isKept = isGreeting && !(isPairing && pathname === '/scan');
  return isKept ? <Navigate to="/welcome" replace /> : <Outlet />;
}
