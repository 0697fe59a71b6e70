import type { RemoteFamily } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useRefreshFamilies } from './use-families.ts';

interface PromoteProps {
  family: RemoteFamily;
  version: string;
  onSaid: (text: string) => void;
  onClose: () => void;
}

/** Serves a version to all guests, after a question that says how many invitations it reaches. */
export function Promote({ family: { name, clients }, version, onSaid, onClose }: PromoteProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const promote = useMutation({
    mutationFn: () => api(routes.promoteTemplate, { params: { name }, body: { version } }),
    onSuccess: async () => {
      await refresh();
      onSaid(t('registry.promoted', { version }));
      onClose();
    },
  });
  return (
    <Sheet
      title={t('registry.promote_of', { name, version })}
      place="middle"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('parts.keep')}
          </Button>
          <Button disabled={promote.isPending} onClick={() => promote.mutate()}>
            {t('registry.promote')}
          </Button>
        </>
      }
    >
      <p css={{ margin: 0, color: ledger.ink, lineHeight: 1.5 }}>
        {t('registry.promote_advice', { count: clients, number: clients.toLocaleString(i18n.language) })}
      </p>
      {promote.isError && <Problem>{reason(promote.error)}</Problem>}
    </Sheet>
  );
}
