import type { PublishedVersion, RemoteFamily } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { useAccount } from '../../session/use-session.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Changes } from './changes.tsx';
import { Findings } from './findings.tsx';
import { useRefreshFamilies } from './use-families.ts';

interface PromoteProps {
  family: RemoteFamily;
  version: PublishedVersion;
  onSaid: (text: string) => void;
  onClose: () => void;
}

/**
 * Serves a version to all guests, after a question that says how many invitations it reaches and what is different in it. When
 * somebody wears the family, a designer asks an admin for it.
 */
export function Promote({ family, version: { version, findings }, onSaid, onClose }: PromoteProps) {
  const { t, i18n } = useTranslation();
  const { role } = useAccount();
  const { name, clients, made_for } = family;
  const asks = role !== 'ADMIN' && clients + made_for.length > 0;
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const promote = useMutation({
    mutationFn: () => api(routes.promoteTemplate, { params: { name }, body: { version } }),
    onSuccess: async () => {
      await refresh();
      onSaid(t(asks ? 'registry.asked' : 'registry.promoted', { version }));
      onClose();
    },
  });
  return (
    <Sheet
      title={t(asks ? 'registry.ask_of' : 'registry.promote_of', { name, version })}
      place="middle"
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('parts.keep')}
          </Button>
          <Button disabled={promote.isPending} onClick={() => promote.mutate()}>
            {t(asks ? 'registry.ask' : 'registry.promote')}
          </Button>
        </>
      }
    >
      <p css={{ margin: 0, color: ledger.ink, lineHeight: 1.5 }}>
        {t(asks ? 'registry.ask_advice' : 'registry.promote_advice', {
          count: clients,
          number: clients.toLocaleString(i18n.language),
        })}
      </p>
      {findings.length > 0 && <Findings findings={findings} />}
      <Changes family={family} version={version} />
      {promote.isError && <Problem>{reason(promote.error)}</Problem>}
    </Sheet>
  );
}
