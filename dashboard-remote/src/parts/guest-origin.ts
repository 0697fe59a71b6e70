import { createContext, use } from 'react';

/** Where invitations are. The dashboard is of another origin, so no link to one is relative. */
export const GuestOrigin = createContext('');

export const useGuestOrigin = (): string => use(GuestOrigin);
