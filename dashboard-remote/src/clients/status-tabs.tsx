import type { DataOf, getClientsOverview } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { type ClientStatus, STATUSES } from './client-search.ts';

interface StatusTabsProps {
  current: ClientStatus | undefined;
  counts: Pick<DataOf<typeof getClientsOverview>, 'total' | 'by_status'> | undefined;
  hrefOf: (status: ClientStatus | undefined) => string;
}

/** All, live, locked, draft, past: each with its number, each an address of its own. */
export function StatusTabs({ current, counts, hrefOf }: StatusTabsProps) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t('clients.status.label')} css={track}>
      {[undefined, ...STATUSES].map((status) => {
        const count = status ? counts?.by_status[status] : counts?.total;
        return (
          <Link
            ref={status === current ? showChosen : undefined}
            key={status ?? 'ALL'}
            to={hrefOf(status)}
            aria-current={status === current ? 'true' : undefined}
            css={tab}
          >
            {t(`clients.status.${status ?? 'ALL'}`)}
            {count !== undefined && <span css={number}>{count.toLocaleString(i18n.language)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** On a phone the row of tabs is wider than the screen. */
function showChosen(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const track = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  height: 40,
  padding: 3,
  borderRadius: 10,
  background: ledger.ground,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const tab = {
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  padding: '0 10px',
  borderRadius: 8,
  color: ledger.muted,
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: ledger.ink },
  '&[aria-current]': { background: ledger.card, boxShadow: '0 1px 3px #26353526', color: ledger.ink },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const number = { color: ledger.muted, fontWeight: 500 } as const;
