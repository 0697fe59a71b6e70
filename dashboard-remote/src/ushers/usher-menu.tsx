import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { LogOutIcon } from '../frame/icons.tsx';
import { KeyIcon, LockIcon, PenIcon, TickIcon } from '../parts/icons.tsx';
import { RowMenu } from '../parts/row-menu.tsx';
import type { UsherDeed } from './deeds.ts';
import type { Usher } from './use-ushers.ts';

export function UsherMenu({ usher, onDeed }: { usher: Usher; onDeed: (deed: UsherDeed, usher: Usher) => void }) {
  const { t } = useTranslation();
  const { name } = usher;
  const entry = (deed: UsherDeed, text: string, icon: ReactNode) => ({
    text,
    icon,
    onSelect: () => onDeed(deed, usher),
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
