import { useMemo } from 'react';
import { useAddressedGuest } from '../model/addressed-guest.ts';
import { useGuestName, useInvitation } from '../model/invitation.tsx';
import { useTexts } from '../texts.ts';
import { type OpeningView, openingView } from './opening-view.ts';

/**
 * The opening of this page. In the page's own language its texts are the server's, word for word: two builds of the
 * date formats need not agree, and what React takes over must not change.
 */
export function useOpeningView(): OpeningView {
  const { client, printed } = useInvitation();
  const { t, locale } = useTexts();
  const name = useGuestName();
  const guest = useAddressedGuest();
  return useMemo(
    () => (printed?.locale === locale ? { ...printed.opening, guest } : openingView(client, name, { t, locale })),
    [client, guest, locale, name, printed, t],
  );
}
