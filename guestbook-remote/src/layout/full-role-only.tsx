import { Navigate, Outlet } from 'react-router';
import { usePermissions } from '../device/role.ts';

/** Pages with names and gifts: an account that only scans is sent back to the scanner. */
export function FullRoleOnly() {
  const { isFullRole } = usePermissions();
  return isFullRole ? <Outlet /> : <Navigate to="/scan" replace />;
}
