import type { AuthDetail } from '@janur/contracts';
import { hostMay } from '@janur/contracts/co-hosts';
import type { ComponentType } from 'react';
import type { IconProps } from '@janur/ui';
import type { Call } from '../session/may.tsx';
import {
  AnswersIcon,
  AttendanceIcon,
  ClientsIcon,
  FamilyIcon,
  FramesIcon,
  GiftIcon,
  GuestListIcon,
  MealIcon,
  SendIcon,
  TableIcon,
  ScanIcon,
  UshersIcon,
  WishIcon,
} from '../parts/icons.tsx';

export interface Entry {
  /** The key of its word below `frame`. */
  text:
    | 'clients'
    | 'wishes'
    | 'ushers'
    | 'templates'
    | 'rsvp'
    | 'guests'
    | 'sending'
    | 'seating'
    | 'attendance'
    | 'caterer'
    | 'gifts'
    | 'co_hosts'
    | 'guest_book';
  href: string;
  icon: ComponentType<IconProps>;
  /** Another remote's address: a full page load. */
  isElsewhere?: true;
}

const ADMIN: readonly Entry[] = [
  { text: 'clients', href: '/clients', icon: ClientsIcon },
  { text: 'wishes', href: '/wishes', icon: WishIcon },
  { text: 'guest_book', href: '/reconciliation', icon: ScanIcon },
  { text: 'ushers', href: '/ushers', icon: UshersIcon },
];

/** Each with the call that its screen cannot be without. */
const COUPLE: readonly (Entry & { call: Call })[] = [
  { text: 'rsvp', href: '/rsvp', icon: AnswersIcon, call: 'getHeadcount' },
  { text: 'guests', href: '/guests', icon: GuestListIcon, call: 'listRsvpGuests' },
  { text: 'sending', href: '/sending', icon: SendIcon, call: 'getSendingQueues' },
  { text: 'seating', href: '/tables', icon: TableIcon, call: 'getSeating' },
  { text: 'attendance', href: '/attendance', icon: AttendanceIcon, call: 'listGuestBookGuests' },
  { text: 'caterer', href: '/caterer', icon: MealIcon, call: 'getCatererSheet' },
  { text: 'gifts', href: '/gifts', icon: GiftIcon, call: 'listGifts' },
  { text: 'wishes', href: '/wishes', icon: WishIcon, call: 'listOwnWishes' },
  { text: 'co_hosts', href: '/co-hosts', icon: FamilyIcon, call: 'listCoHosts' },
];

/** The screens that exist for this account. A screen that is not built yet has no entry. */
export function entriesFor({
  role,
  is_guest_book,
  co_host_role,
}: Pick<AuthDetail, 'role' | 'is_guest_book' | 'co_host_role'>): Entry[] {
  return [
    ...(role === 'ADMIN' ? ADMIN : []),
    ...(role === 'ADMIN' || role === 'DESIGNER'
      ? [{ text: 'templates', href: '/templates', icon: FramesIcon } as const]
      : []),
    ...(role === 'CLIENT' ? COUPLE.filter(({ call }) => hostMay(co_host_role, call)) : []),
    ...(is_guest_book ? [{ text: 'guest_book', href: '/guest-book', icon: ScanIcon, isElsewhere: true } as const] : []),
  ];
}
