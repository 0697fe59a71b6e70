/** The screens below `/guest-book`. */
export const DOOR = ['events', 'gate', 'scan', 'search', 'walk-in', 'history', 'settings', 'summary'];

const COUPLE = ['rsvp', 'guests', 'guests/import', 'sending', 'tables', 'attendance', 'gifts', 'account'];
const ORGANISER = ['clients', 'clients/new', 'wishes', 'ushers', 'reconciliation', 'templates', 'account'];
/** Who logs in to the dashboard, and the screens below `/dashboard` that they have. */
export const DASHBOARDS = [
  { who: 'couple', account: { username: 'sinta-rama', password: 'janur-client' }, screens: COUPLE },
  { who: 'organiser', account: { username: 'admin', password: 'janur-admin' }, screens: ORGANISER },
] as const;

/** What stands behind those, or is of fewer words. */
export const BEHIND = {
  couple: ['guests/tables', 'album', 'attendance/door', 'attendance/closing', 'caterer', 'wishes', 'co-hosts'],
  organiser: ['access-log', 'accounts'],
} as const;
