import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';

/** The boot data that our own server inlined in this page. */
export function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element) throw new Error('The page carries no boot data');
  return JSON.parse(element.textContent) as Boot; // written by our server in the same release
}
