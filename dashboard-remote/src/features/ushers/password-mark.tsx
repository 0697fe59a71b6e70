import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ClockIcon, LiveIcon, LockIcon, WarningIcon } from '../../parts/icons.tsx';
import { eventTime } from '../../parts/times.ts';
import type { Usher } from './use-ushers.ts';

const LOOKS = {
  SET: { icon: LiveIcon, colour: ledger.success },
  WAITING: { icon: ClockIcon, colour: ledger.muted },
  RUN_OUT: { icon: WarningIcon, colour: ledger.warning },
  CLOSED: { icon: LockIcon, colour: ledger.danger },
} as const;

const TIMEZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the usher can log in: drawing, colour and word. */
export function PasswordMark({ usher }: { usher: Usher }) {
  const { t, i18n } = useTranslation();
  const state = usher.is_active ? usher.password_state : 'CLOSED';
  const { icon: StateIcon, colour } = LOOKS[state];
  return (
    <span css={{ display: 'block', minWidth: 0 }}>
      <span css={{ display: 'inline-flex', alignItems: 'center', gap: 6, color: colour, fontWeight: 600 }}>
        <StateIcon size={16} css={{ flex: 'none' }} /> {t(`ushers.password.${state}`)}
      </span>
      {state === 'WAITING' && (
        <span css={{ display: 'block', color: ledger.muted, fontSize: 13 }}>
          {t('ushers.waits_until', { time: eventTime(usher.password_expires_at, TIMEZONE, i18n.language) })}
        </span>
      )}
    </span>
  );
}
