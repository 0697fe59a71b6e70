import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';

/** Which build of the guest-book this page runs, as the page that carried it says; null where nothing says so. */
export function pageVersion(): string | null {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!text) return null;
  const { remotes } = JSON.parse(text) as Pick<Boot, 'remotes'>; // our own server wrote it
  return remotes['guestbook-remote']?.version.slice(0, 40) ?? null;
}
