import type { ConfirmationStatus } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { SettledControl } from '../../parts/settled-control.tsx';

const STATUSES = ['CONFIRMED', 'DECLINED', 'PENDING'] as const satisfies readonly ConfirmationStatus[];

interface AnswerChoiceProps {
  label: string;
  value: ConfirmationStatus;
  onSay: (status: ConfirmationStatus) => void;
}

/** The three answers. */
export function AnswerChoice({ label, value, onSay }: AnswerChoiceProps) {
  const { t } = useTranslation();
  return (
    <SettledControl
      aria-label={label}
      withItemsBorders={false}
      value={value}
      onChange={onSay}
      data={STATUSES.map((status) => ({ value: status, label: t(`guests.say.${status}`) }))}
    />
  );
}
