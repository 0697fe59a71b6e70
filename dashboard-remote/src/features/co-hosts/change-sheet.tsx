import type { CoHost } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { RightChoice } from './right-choice.tsx';
import { useChangeRole } from './use-co-hosts.ts';

/** Other rights for one of them; they count from the next tap on. */
export function ChangeSheet({ coHost, onClose }: { coHost: CoHost; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [role, setRole] = useState(coHost.co_host_role);
  const change = useChangeRole(onClose);
  return (
    <Sheet
      title={t('co_hosts.change_of', { name: coHost.name })}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('parts.cancel')}
          </Button>
          <Button
            loading={change.isPending}
            disabled={role === coHost.co_host_role}
            onClick={() => change.mutate({ id: coHost.id, role })}
          >
            {t('parts.save')}
          </Button>
        </>
      }
    >
      <div css={{ marginBottom: 22 }}>
        <RightChoice value={role} onChange={setRole} />
        {change.isError && <Problem>{reason(change.error)}</Problem>}
      </div>
    </Sheet>
  );
}
