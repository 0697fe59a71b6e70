import type { MessageKind } from '@janur/contracts/messages';

/** Where a message is written to one guest, or to those who were ticked one after the other. */
export function queueAddress(kind: MessageKind, whom: { readonly guest: string } | { readonly codes: string }): string {
  const params = new URLSearchParams({
    ...(kind !== 'INVITATION' && { kind: kind.toLowerCase().replaceAll('_', '-') }),
    ...whom,
  });
  return `/sending?${params.toString()}`;
}
