import en from '@janur/i18n/guest/en' with { type: 'json' };
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InvitationProvider } from '../model/invitation.tsx';
import { readLink } from '../model/link.ts';
import { GuestTexts } from '../texts.ts';
import { client } from './fixture.ts';

/** Renders what stands on an invitation's page, in English. */
export function renderOn(invited: ReturnType<typeof client>, part: ReactNode) {
  const invitation = { client: invited, guest: null, link: readLink('sinta-rama', new URLSearchParams()) };
  return render(
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={invitation}>{part}</InvitationProvider>
    </GuestTexts>,
  );
}

/** jsdom looks at no device: nothing is asked for. */
export function teachMedia() {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList; // what is read of it
}

/** jsdom has the element and not what it does: open, closed, and the event that says so. */
export function teachDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
