import type { ConfirmationStatus } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ClockIcon, CrossIcon, LiveIcon } from './icons.tsx';

const LOOKS = {
  CONFIRMED: { icon: LiveIcon, colour: ledger.success },
  DECLINED: { icon: CrossIcon, colour: ledger.danger },
  PENDING: { icon: ClockIcon, colour: ledger.muted },
} as const satisfies Record<ConfirmationStatus, unknown>;

/** How a guest answered: drawing, colour and word. */
export function StatusChip({ status }: { status: ConfirmationStatus }) {
  const { t } = useTranslation();
  const { icon: StateIcon, colour } = LOOKS[status];
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        color: colour,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <StateIcon size={16} /> {t(`parts.status.${status}`)}
    </span>
  );
}
