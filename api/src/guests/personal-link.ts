import { invitationAddress, type Whereabouts } from '@janur/contracts/rules';

/** The address of an invitation that greets one guest (spec §2: `code` and `to`). */
export function personalLink(
  origin: string,
  { code, name }: { code: string; name: string },
  where: Whereabouts,
): string {
  const link = new URL(invitationAddress(origin, where));
  link.search = new URLSearchParams({ code, to: name }).toString();
  return link.href;
}
