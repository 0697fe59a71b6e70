import { HONORED } from '@janur/contracts/honorific';
import { LONG_GUEST, QUIET_ATTRIBUTE, ROOMY_GUEST } from '@janur/kit/first-screen';

/**
 * Run in the page as soon as the printed opening stands, long before the page's own script: puts in the guest's name
 * from the link, as the page's language addresses one, so that one kept page serves all guests, and remembers a tap on the button or Enter. It shows the tap and starts
 * the song in it, unless the invitation is to be quiet; the page opens when it is there (`takeEarlyTap` of the kit). Its text becomes one line: no comments in it.
 */
/* istanbul ignore next -- its text runs in the page */
function rememberTap(longGuest: number, roomyGuest: number, honored: string, quiet: string) {
  const dialog = document.querySelector<HTMLElement>('[data-part="opening"]');
  const song = document.currentScript?.dataset['song'];
  const early: NonNullable<typeof globalThis.janurTap> = { isTapped: false, isTaken: false, song: null };
  globalThis.janurTap = early;
  if (!dialog) return;
  early.greet = (guest) => {
    const form = dialog.dataset['to'];
    const name = form && !new RegExp(honored, 'u').test(guest) ? form.replace('{{name}}', () => guest) : guest;
    for (const place of dialog.querySelectorAll('[data-part="guest"]')) place.textContent = name;
    const letters = [...name].length;
    dialog.dataset['guest'] = letters < longGuest ? 'short' : 'long';
    const scale = Math.max(0.6, Math.sqrt(roomyGuest / Math.max(roomyGuest, letters)));
    dialog.style.setProperty('--guest-scale', String(scale));
  };
  const named = new URLSearchParams(location.search).get('to')?.trim();
  if (named) early.greet(named);
  const tap = () => {
    if (early.isTapped || early.isTaken) return;
    early.isTapped = true;
    dialog.dataset['pressed'] = '';
    if (!song || document.documentElement.hasAttribute(quiet)) return;
    early.song = new Audio(song);
    early.song.loop = true;
    early.song.play().catch(() => undefined);
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-part="open"]')) tap();
  });
  dialog.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target === dialog) tap();
  });
  dialog.focus({ preventScroll: true });
}

export const TAP_SCRIPT = `(${rememberTap.toString().replace(/\s+/g, ' ')})(${LONG_GUEST}, ${ROOMY_GUEST}, ${JSON.stringify(HONORED)}, '${QUIET_ATTRIBUTE}')`;
