import { addressed } from '@janur/contracts/honorific';
import { useTexts } from '../texts.ts';
import { useGuestName } from './invitation.tsx';

/** The guest as the page's language addresses one: 'Ibu Ratna', '田中 花子 様'; null where nobody is greeted. */
export function useAddressedGuest(): string | null {
  const name = useGuestName();
  const { t } = useTexts();
  return name === null ? null : addressed(t('opening.to_guest'), name);
}
