import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { May } from '../../session/may.tsx';
import type { HallView } from './hall-view.ts';
import { type Proposed, tablesFor } from './proposed.ts';
import { useReasonText } from './reason-text.ts';
import { box, heading, rows } from './styles.ts';
import { useTableTitle } from './table-title.ts';

const MOST_NAMED = 6;

/** Those who sit somewhere now and would sit nowhere, each by name with the table it has. */
export function Losing({ some, view }: { some: readonly Proposed[]; view: HallView }) {
  const { t } = useTranslation();
  const title = useTableTitle();
  return (
    <div role="group" css={[box, { borderColor: ledger.warning }]} aria-label={t('seating.proposal.lost')}>
      <h3 css={[heading, { color: ledger.warning }]}>{t('seating.proposal.lost')}</h3>
      <ul css={rows}>
        {some.map(({ guest_event_id: id, from }) => (
          <li key={id}>
            <span>
              <b>{view.nameOf(id)}</b>
              {from !== null && <em>{t('seating.proposal.now_at', { table: title(from) })}</em>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WithoutProps {
  some: readonly Proposed[];
  view: HallView;
  onAdd: (tables: number) => void;
}

/** Those for whom no chair is left: each reason once, and how many tables would do. */
export function Without({ some, view, onAdd }: WithoutProps) {
  const { t, i18n } = useTranslation();
  const reasonText = useReasonText(view);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const names = (parties: readonly Proposed[]) => {
    const first = parties.slice(0, MOST_NAMED).map(({ guest_event_id: id }) => view.nameOf(id));
    const more = parties.length - first.length;
    return list.format(more > 0 ? [...first, t('seating.more', { count: more })] : first);
  };
  const byReason = Map.groupBy(some, ({ reasons }) => reasons.map(reasonText).join(' '));
  return (
    <div role="group" css={box} aria-label={t('seating.nowhere')}>
      <ul css={rows}>
        {[...byReason].map(([text, parties]) => {
          const sizes = parties.map(({ guest_event_id: id }) => view.chairsOf(id));
          const tables = parties[0]?.reasons[0]?.why === 'NO_ROOM' ? tablesFor(sizes) : 0;
          const people = sizes.reduce((sum, size) => sum + size, 0);
          return (
            <li key={text}>
              {tables > 0 ? (
                <span css={line}>
                  <b css={{ flex: '1 1 160px' }}>{t('seating.proposal.short', { count: people })}</b>
                  <May call="addTables">
                    <Button variant="default" h={44} onClick={() => onAdd(tables)}>
                      {t('seating.add_count', { count: tables })}
                    </Button>
                  </May>
                </span>
              ) : (
                <b>{text}</b>
              )}
              <span css={{ color: ledger.muted }}>{names(parties)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const line = { display: 'flex', marginBottom: 6, flexWrap: 'wrap', alignItems: 'center', gap: 10 } as const;
