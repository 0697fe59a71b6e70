import { useTranslation } from '@janur/i18n';
import { useDesk, useDoor } from '../../check-in/desk-context.tsx';
import type { DoorGuest } from '../../door/door.ts';
import { Toggle, togglePair } from '../../look/toggle.tsx';

/** The gift received and the souvenir given: each is recorded once, and taken back by undo only. */
export function Given({ guest }: { guest: DoorGuest }) {
  const { t } = useTranslation();
  const door = useDoor();
  const record = useDesk((desk) => desk.record);
  return (
    <div>
      <div css={togglePair}>
        <Toggle
          label={t('guest.gift')}
          isOn={guest.is_received_gift}
          onChange={() => void record(() => door.give({ guest: guest.key, gift: true }))}
          isLocked={guest.is_received_gift}
        />
        <Toggle
          label={t('guest.souvenir')}
          isOn={guest.is_received_souvenir}
          onChange={() => void record(() => door.give({ guest: guest.key, souvenir: true }))}
          isLocked={guest.is_received_souvenir}
        />
      </div>
      {guest.is_received_souvenir && (
        <p css={{ padding: '8px 4px 0', color: 'var(--quiet)', fontWeight: 500 }}>{t('guest.souvenir_given')}</p>
      )}
    </div>
  );
}
