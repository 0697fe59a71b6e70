import type { listClients, SuccessOf } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { useMediaQuery } from '@mantine/hooks';
import { Navigate } from 'react-router';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { ClientCards } from './client-cards.tsx';
import type { ClientSearch } from './client-search.ts';
import { ClientTable } from './client-table.tsx';
import { ClientsEmpty } from './clients-empty.tsx';
import { ClientsSkeleton } from './clients-skeleton.tsx';
import { Pager } from '../../parts/pager.tsx';

interface ClientListProps {
  answer: SuccessOf<typeof listClients> | undefined;
  hasFailed: boolean;
  /** The rows are still those of the search before. */
  isStale: boolean;
  search: ClientSearch;
  isNarrowed: boolean;
  /** When the rows were answered: days are counted from then. */
  now: Date;
  hrefOf: (change: Partial<ClientSearch>) => string;
  onLimit: (limit: number) => void;
  onRetry: () => void;
}

/** One page of clients in whichever state it is. */
export function ClientList(props: ClientListProps) {
  const { answer, hasFailed, isStale, search, isNarrowed, now, hrefOf, onLimit, onRetry } = props;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), undefined, { getInitialValueInEffect: false });
  if (!answer) {
    if (!hasFailed) return <ClientsSkeleton rows={search.limit} />;
    return (
      <div css={{ minHeight: 420, display: 'grid', borderTop: `1px solid ${ledger.border}` }}>
        <ProblemPage title={t('clients.failed')} advice={t('problem.check_connection')} onRetry={onRetry} />
      </div>
    );
  }
  const { data: clients, meta } = answer;
  if (clients.length === 0 && meta.total_data > 0) return <Navigate to={hrefOf({ page: meta.last_page })} replace />;
  if (clients.length === 0) {
    return (
      <ClientsEmpty isNarrowed={isNarrowed} allHref={hrefOf({ search: '', status: undefined, template: undefined })} />
    );
  }
  return (
    <>
      <div aria-busy={isStale} data-stale={isStale || undefined} css={rows}>
        {isPhone ? (
          <ClientCards clients={clients} now={now} />
        ) : (
          <ClientTable clients={clients} sort={search.sort} hrefOf={(sort) => hrefOf({ sort })} now={now} />
        )}
      </div>
      <Pager meta={meta} hrefOf={(page) => hrefOf({ page })} onLimit={onLimit} />
    </>
  );
}

const rows = {
  transition: 'opacity 120ms 120ms',
  '&[data-stale]': { opacity: 0.55 },
} as const;
