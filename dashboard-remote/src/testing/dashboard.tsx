import { type AuthDetail, authDetail } from '@janur/contracts';
import type { Boot } from '@janur/contracts/boot';
import { configure, render, screen } from '@testing-library/react';
import App from '../app.tsx';
import { answer, Refusal } from '@janur/data/testing';

// a screen's code comes when it is first asked for, on a machine that may be busy
configure({ asyncUtilTimeout: 5000 });

const ACCOUNTS = {
  ADMIN: { name: 'Ratna', username: 'admin', is_guest_book: false },
  CLIENT: { name: 'Sinta & Rama', username: 'sinta-rama', is_guest_book: true },
  DESIGNER: { name: 'Galih', username: 'designer', is_guest_book: false },
  USHER: { name: 'Dina', username: 'usher-sinta-rama', is_guest_book: true },
} as const;

type Who = keyof typeof ACCOUNTS | AuthDetail;

export const GUEST_ORIGIN = 'https://guests.janur.test';
const BOOT: Boot = { language: 'id', texts: null, remotes: {}, invitation: null, guestOrigin: GUEST_ORIGIN };

/** The whole dashboard at one address, logged in as `who`, before the contract server; without one nobody is. */
export async function openDashboard(path: string, who?: Who): Promise<void> {
  localStorage.clear();
  answer(authDetail, () => {
    if (!who) throw new Refusal('UNAUTHENTICATED');
    return typeof who === 'string' ? accountOf(who) : who;
  });
  history.replaceState(null, '', `/dashboard${path}`);
  render(<App boot={BOOT} />);
  await screen.findAllByRole('heading');
}

export function accountOf(role: keyof typeof ACCOUNTS): AuthDetail {
  return {
    id: 1,
    role,
    version: 'V2',
    guest_book_role: null,
    co_host_role: null,
    must_change_password: false,
    ...ACCOUNTS[role],
  };
}

/** Where the dashboard is now, search and all. */
export const whereabouts = (): string => location.pathname.replace(/^\/dashboard/, '') + location.search;
