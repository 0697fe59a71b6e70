import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import type { HallView } from './hall-view.ts';
import type { Proposed } from './proposed.ts';
import { box, heading, rows } from './styles.ts';
import { useTableReasons } from './table-reasons.ts';
import { useTableTitle } from './table-title.ts';

interface ProposedTablesProps {
  changes: readonly Proposed[];
  view: HallView;
  isBusy: boolean;
  onTake: (some: readonly Proposed[], text: string) => Promise<void>;
}

/** What changes at each table, with the reasons at its foot; what is one party's alone stands beside it. */
export function ProposedTables({ changes, view, isBusy, onTake }: ProposedTablesProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const reasonsAt = useTableReasons(view);
  const at = Map.groupBy(changes, ({ to }) => to);
  return view.tables.flatMap(({ table }) => {
    const coming = at.get(table.name);
    if (!coming) return [];
    const { shared, own } = reasonsAt(coming);
    return [
      <div role="group" key={table.id} css={box} aria-label={title(table.name)}>
        <div css={{ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 4 }}>
          <h3 css={[heading, { flex: 1, margin: 0 }]}>{title(table.name)}</h3>
          <Button
            variant="default"
            h={40}
            disabled={isBusy}
            onClick={() =>
              void onTake(coming, t('seating.proposal.taken_at', { table: title(table.name) })).catch(() => undefined)
            }
            aria-label={t('seating.proposal.take_table', { table: title(table.name) })}
          >
            {t('seating.proposal.take')}
          </Button>
        </div>
        <ul css={rows}>
          {coming.map(({ guest_event_id: id, from }) => (
            <li key={id}>
              <span>
                <b>{view.nameOf(id)}</b>
                {from !== null && <em>{t('seating.proposal.from', { table: title(from) })}</em>}
              </span>
              {own.has(id) && <span css={{ color: ledger.muted }}>{own.get(id)?.join(' ')}</span>}
            </li>
          ))}
        </ul>
        {shared.length > 0 && <p css={foot}>{shared.join(' ')}</p>}
      </div>,
    ];
  });
}

const foot = {
  margin: 0,
  padding: '8px 0 4px',
  borderTop: `1px solid ${ledger.line}`,
  color: ledger.muted,
  fontSize: 14,
  lineHeight: 1.4,
} as const;
