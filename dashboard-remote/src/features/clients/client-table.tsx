import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useMediaQuery } from '@mantine/hooks';
import { spoken } from '../../parts/styles.ts';
import { ariaSort, SortLink } from '../../parts/sort-link.tsx';
import { ClientRow } from './client-row.tsx';
import type { ClientOrder, Sort } from './client-search.ts';

interface ClientTableProps {
  clients: readonly ClientAccount[];
  sort: Sort;
  hrefOf: (sort: Sort) => string;
  now: Date;
}

/** The list where there is room for columns. The account column leaves first when it gets narrow. */
export function ClientTable({ clients, sort, hrefOf, now }: ClientTableProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false });
  const heads: { key: string; order?: ClientOrder }[] = [
    { key: 'client', order: 'client_name' },
    { key: 'slugs' },
    { key: 'date', order: 'event_date' },
    { key: 'status' },
    { key: 'account', order: 'user_name' },
  ];
  return (
    <table css={table}>
      <caption css={spoken}>{t('clients.title')}</caption>
      <thead>
        <tr>
          {heads.map(({ key, order }) => (
            <th key={key} scope="col" data-column={key} aria-sort={order && ariaSort(order, sort)}>
              {order ? (
                <SortLink<ClientOrder> column={order} sort={sort} hrefOf={hrefOf} text={t(`clients.column.${key}`)} />
              ) : (
                t(`clients.column.${key}`)
              )}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span css={spoken}>{t('clients.column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} now={now} slugsAtOnce={isWide ? 2 : 1} />
        ))}
      </tbody>
    </table>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'start',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 38,
    padding: '0 12px 0 0',
    borderBlock: `1px solid ${ledger.border}`,
    background: ledger.head,
    color: ledger.muted,
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& td': { height: 60, padding: '4px 12px 4px 0', borderTop: `1px solid ${ledger.line}`, lineHeight: 1.35 },
  '& tbody tr:first-of-type td': { borderTop: 0 },
  '& tbody tr:hover td': { background: ledger.row },
  '& tbody tr:hover [data-chip]:not(:hover)': {
    background: ledger.card,
    boxShadow: `inset 0 0 0 1px ${ledger.border}`,
  },
  '& :is(th, td):first-of-type': { paddingInlineStart: 16 },
  '& [data-column=client]': { width: '27%' },
  '& [data-column=date]': { width: 150 },
  '& [data-column=status]': { width: 118 },
  '& [data-column=account]': { width: 176 },
  '& [data-column=actions]': { width: 140, paddingInlineEnd: 12, textAlign: 'end' },
  '@container (max-width: 960px)': {
    '& [data-column=account]': { display: 'none' },
    '& [data-column=client]': { width: '28%' },
    '& [data-column=date]': { width: 134 },
    '& [data-column=status]': { width: 108 },
  },
} as const;
