import type { MessageKind } from '@janur/contracts/messages';

/** How the address bar names a kind. */
export const kindName = (kind: MessageKind): string => kind.toLowerCase().replaceAll('_', '-');

/** Where a message is written to one guest, or to those who were ticked one after the other. */
export function queueAddress(kind: MessageKind, whom: { readonly guest: string } | { readonly codes: string }): string {
  const params = new URLSearchParams({
    ...(kind !== 'INVITATION' && { kind: kindName(kind) }),
    ...whom,
  });
  return `/sending?${params.toString()}`;
}
