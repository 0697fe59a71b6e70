import { useTranslation } from '@janur/i18n';
import type { IconProps } from '@janur/ui';
import { ledger } from '@janur/ui';
import type { ComponentType } from 'react';
import { FlagIcon, LiveIcon, LockIcon, PenIcon } from '../icons.tsx';
import type { ClientStatus } from './client-status.ts';

const MARKS: Record<ClientStatus, { icon: ComponentType<IconProps>; color: string }> = {
  LIVE: { icon: LiveIcon, color: ledger.success },
  LOCKED: { icon: LockIcon, color: ledger.warning },
  HIDDEN: { icon: PenIcon, color: ledger.muted },
  PAST: { icon: FlagIcon, color: ledger.muted },
};

/** Icon and word: colour alone never says it. */
export function StatusMark({ status }: { status: ClientStatus }) {
  const { t } = useTranslation();
  const { icon: MarkIcon, color } = MARKS[status];
  return (
    <span css={mark} style={{ color }}>
      <MarkIcon size={17} />
      {t(`clients.status.${status}`)}
    </span>
  );
}

const mark = { display: 'inline-flex', alignItems: 'center', gap: 7, fontWeight: 600, whiteSpace: 'nowrap' } as const;
