import { useMemo } from 'react';
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
  const guest = useGuestName();
  return useMemo(
    () => (printed?.locale === locale ? { ...printed.opening, guest } : openingView(client, guest, { t, locale })),
    [client, guest, locale, printed, t],
  );
}
