import type { AuthDetail } from '@janur/contracts';
import type { ComponentType } from 'react';
import type { IconProps } from '@janur/ui';
import {
  AnswersIcon,
  AttendanceIcon,
  ClientsIcon,
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

const COUPLE: readonly Entry[] = [
  { text: 'rsvp', href: '/rsvp', icon: AnswersIcon },
  { text: 'guests', href: '/guests', icon: GuestListIcon },
  { text: 'sending', href: '/sending', icon: SendIcon },
  { text: 'seating', href: '/tables', icon: TableIcon },
  { text: 'attendance', href: '/attendance', icon: AttendanceIcon },
  { text: 'caterer', href: '/caterer', icon: MealIcon },
  { text: 'gifts', href: '/gifts', icon: GiftIcon },
  { text: 'wishes', href: '/wishes', icon: WishIcon },
];

/** The screens that exist for this account. A screen that is not built yet has no entry. */
export function entriesFor({ role, is_guest_book }: Pick<AuthDetail, 'role' | 'is_guest_book'>): Entry[] {
  return [
    ...(role === 'ADMIN' ? ADMIN : []),
    ...(role === 'ADMIN' || role === 'DESIGNER'
      ? [{ text: 'templates', href: '/templates', icon: FramesIcon } as const]
      : []),
    ...(role === 'CLIENT' ? COUPLE : []),
    ...(is_guest_book ? [{ text: 'guest_book', href: '/guest-book', icon: ScanIcon, isElsewhere: true } as const] : []),
  ];
}
