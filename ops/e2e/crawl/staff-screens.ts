/** The staff's screens below `/guest-book`, and below `/dashboard` for a couple and for organisers. */
export const DOOR = ['events', 'gate', 'scan', 'search', 'walk-in', 'history', 'settings', 'summary'];
export const COUPLE = ['rsvp', 'guests', 'guests/import', 'sending', 'tables', 'attendance', 'gifts', 'account'];
export const ORGANISER = ['clients', 'clients/new', 'wishes', 'ushers', 'reconciliation', 'templates', 'account'];
