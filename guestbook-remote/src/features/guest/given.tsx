import { useTranslation } from '@janur/i18n';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Toggle, togglePair } from '../../design/toggle.tsx';

/** The gift received and the souvenir given: each is recorded once, and taken back by undo only. */
export function Given({ guest }: { guest: GuestView }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  return (
    <div>
      <div css={togglePair}>
        <Toggle
          label={t('guest.gift')}
          isOn={guest.is_received_gift}
          onChange={() => void record(() => store.give({ guest: guest.key, gift: true }))}
          isLocked={guest.is_received_gift}
        />
        <Toggle
          label={t('guest.souvenir')}
          isOn={guest.is_received_souvenir}
          onChange={() => void record(() => store.give({ guest: guest.key, souvenir: true }))}
          isLocked={guest.is_received_souvenir}
        />
      </div>
      {guest.is_received_souvenir && (
        <p css={{ padding: '8px 4px 0', color: 'var(--quiet)', fontWeight: 500 }}>{t('guest.souvenir_given')}</p>
      )}
    </div>
  );
}
