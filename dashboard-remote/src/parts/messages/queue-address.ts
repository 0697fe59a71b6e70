import type { MessageKind } from '@janur/contracts/messages';

/** How the address bar names a kind. */
export const kindName = (kind: MessageKind): string => kind.toLowerCase().replaceAll('_', '-');

/** One guest, those who were ticked, or everybody of an address or a group whose turn it is. */
export type Whom =
  | { readonly guest: string }
  | { readonly codes: string }
  | { readonly slug?: string; readonly group?: string };

/** Where a message is written to them, one after the other. */
export function queueAddress(kind: MessageKind, whom: Whom): string {
  const params = new URLSearchParams({
    ...(kind !== 'INVITATION' && { kind: kindName(kind) }),
    ...whom,
  });
  return `/sending?${params.toString()}`;
}
