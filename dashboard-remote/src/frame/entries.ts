import type { AuthDetail } from '@janur/contracts';
import type { ComponentType } from 'react';
import type { IconProps } from '@janur/ui';
import { ClientsIcon, FramesIcon, ScanIcon } from './icons.tsx';

export interface Entry {
  /** The key of its word below `frame`. */
  text: 'clients' | 'playground' | 'guest_book';
  href: string;
  icon: ComponentType<IconProps>;
  /** Another remote's address: a full page load. */
  isElsewhere?: true;
}

/** The screens that exist for this account. A screen that is not built yet has no entry. */
export function entriesFor({ role, is_guest_book }: Pick<AuthDetail, 'role' | 'is_guest_book'>): Entry[] {
  return [
    ...(role === 'ADMIN' ? [{ text: 'clients', href: '/clients', icon: ClientsIcon } as const] : []),
    ...(role === 'ADMIN' || role === 'DESIGNER'
      ? [{ text: 'playground', href: '/playground', icon: FramesIcon } as const]
      : []),
    ...(is_guest_book ? [{ text: 'guest_book', href: '/guest-book', icon: ScanIcon, isElsewhere: true } as const] : []),
  ];
}
