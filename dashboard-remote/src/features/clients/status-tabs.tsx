import type { DataOf, getClientsOverview } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import type { ClientStatus } from '../../parts/client-status/client-status.ts';
import { STATUSES } from './client-search.ts';

interface StatusTabsProps {
  current: ClientStatus | undefined;
  counts: Pick<DataOf<typeof getClientsOverview>, 'total' | 'by_status'> | undefined;
  hrefOf: (status: ClientStatus | undefined) => string;
}

/** All, live, locked, draft, past: each with its number, each an address of its own. */
export function StatusTabs({ current, counts, hrefOf }: StatusTabsProps) {
  const { t, i18n } = useTranslation();
  const tabs = [undefined, ...STATUSES].map((status) => ({
    key: status ?? 'ALL',
    text: t(`clients.status.${status ?? 'ALL'}`),
    href: hrefOf(status),
    isCurrent: status === current,
    count: status ? counts?.by_status[status] : counts?.total,
  }));
  return <LinkTabs label={t('clients.status.label')} tabs={tabs} language={i18n.language} />;
}
