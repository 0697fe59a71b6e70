import ipaddr from 'ipaddr.js';

/** An address as people write it: an IPv4 one as such, also where the socket speaks IPv6. */
export const plainAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;

/**
 * Whom an address is counted as: an IPv4 address as itself, whichever way it is written, an IPv6 address with the whole /64
 * that one line or phone has to itself. What is no address is counted by its text.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const [first, ...others] = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${[first, ...others].join(':')}::/64`;
}
