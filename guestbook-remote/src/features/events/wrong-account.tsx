import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useState } from 'react';
import { Notice } from '../../design/notice.tsx';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';

/** Who has no part in the door, such as a mother who looks after the gifts: asking again would change nothing, another account does. */
export function WrongAccount() {
  const { t } = useTranslation();
  const api = useApi();
  const end = useSession((session) => session.end);
  const [isOffline, setOffline] = useState(false);
  const leave = () =>
    api(routes.logout, {}).then(
      () => end(),
      () => setOffline(true),
    );
  return (
    <Notice title={t('problem.forbidden')} action={{ label: t('settings.log_out'), onClick: () => void leave() }}>
      {t(isOffline ? 'problem.offline_hint' : 'problem.forbidden_hint')}
    </Notice>
  );
}
