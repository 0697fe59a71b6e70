import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { lazy, Suspense, useState } from 'react';
import { KeyIcon, PenIcon, UshersIcon, WishIcon } from '../../parts/icons.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';

const ResetPassword = lazy(() =>
  import('../../parts/password/reset-password.tsx').then((module) => ({ default: module.ResetPassword })),
);

/** What else there is of a client: the editor, ushers, wishes, and a new password. */
export function ClientMenu({ client: { id, client_name: name } }: { client: ClientAccount }) {
  const { t } = useTranslation();
  const [isResetting, setIsResetting] = useState(false);
  const search = new URLSearchParams({ q: name }).toString();
  return (
    <>
      <RowMenu
        label={t('parts.more_of', { name })}
        entries={[
          { text: t('clients.edit'), icon: <PenIcon />, href: `/clients/${id}` },
          { text: t('clients.ushers'), icon: <UshersIcon />, href: `/ushers?${search}` },
          { text: t('clients.wishes'), icon: <WishIcon />, href: `/wishes?${search}` },
          { text: t('clients.new_password'), icon: <KeyIcon />, onSelect: () => setIsResetting(true) },
        ]}
      />
      {isResetting && (
        <Suspense>
          <ResetPassword clientId={id} name={name} onClose={() => setIsResetting(false)} />
        </Suspense>
      )}
    </>
  );
}
