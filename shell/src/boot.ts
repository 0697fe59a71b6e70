import type { PublicGuest } from '@janur/contracts';
import { type Boot, BOOT_ELEMENT_ID, GUEST_ELEMENT_ID } from '@janur/contracts/boot';

/** The boot data that our own server inlined in this page. */
export function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element) throw new Error('The page carries no boot data');
  const boot = JSON.parse(element.textContent) as Boot; // written by our server in the same release
  const guest = document.getElementById(GUEST_ELEMENT_ID);
  if (!guest || boot.invitation?.state !== 'ready') return boot;
  // written by the same
  return { ...boot, invitation: { ...boot.invitation, guest: JSON.parse(guest.textContent) as PublicGuest } };
}
