import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { KeyIcon, LockIcon, LogOutIcon, PenIcon, TickIcon } from '../../parts/icons.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import type { UsherAction } from './actions.ts';
import type { Usher } from './use-ushers.ts';

export function UsherMenu({
  usher,
  onAction,
}: {
  usher: Usher;
  onAction: (action: UsherAction, usher: Usher) => void;
}) {
  const { t } = useTranslation();
  const { name } = usher;
  const entry = (action: UsherAction, text: string, icon: ReactNode) => ({
    text,
    icon,
    onSelect: () => onAction(action, usher),
  });
  return (
    <RowMenu
      label={t('parts.more_of', { name })}
      entries={[
        entry('edit', t('ushers.edit', { name }), <PenIcon />),
        ...(usher.is_active
          ? [
              entry('password', t('ushers.new_password'), <KeyIcon />),
              entry('log-out', t('ushers.log_out'), <LogOutIcon />),
              entry('close', t('ushers.close'), <LockIcon />),
            ]
          : [entry('reopen', t('ushers.reopen'), <TickIcon />)]),
      ]}
    />
  );
}
