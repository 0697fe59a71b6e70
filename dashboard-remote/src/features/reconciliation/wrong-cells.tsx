import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { columnText, problemText } from '../../parts/problem-text.ts';
import type { WrongRow } from '../../parts/file-upload/refused-rows.ts';
import { spoken, table } from '../../parts/styles.ts';

/** What is wrong with a file that was sent, by row and column. */
export function WrongCells({ count, rows }: { count: number; rows: readonly WrongRow[] }) {
  const { t } = useTranslation();
  const cells = rows.flatMap(({ row, problems }) =>
    Object.entries(problems).flatMap(([column, problem]) => (problem ? [{ row, column, problem }] : [])),
  );
  return (
    <div ref={show}>
      <p role="alert" css={{ margin: '0 0 14px', lineHeight: 1.5 }}>
        <b css={{ color: ledger.danger }}>{t('reconciliation.wrong_cells', { count })}</b>{' '}
        {t('reconciliation.nothing_changed')}
        {cells.length < count && ` ${t('reconciliation.shown_first', { shown: cells.length })}`}
      </p>
      <div css={frame}>
        <table css={[table, { '& td': { height: 44 } }]}>
          <caption css={spoken}>{t('reconciliation.result')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reconciliation.row')}</th>
              <th scope="col">{t('reconciliation.column_head')}</th>
              <th scope="col">{t('reconciliation.what')}</th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ row, column, problem }) => (
              <tr key={`${row} ${column}`}>
                <td css={{ fontWeight: 700 }}>{row}</td>
                <td>{columnText(t, column)}</td>
                <td css={{ color: ledger.danger }}>{problemText(t, problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Below two other steps it would come unseen. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

const frame = {
  position: 'relative',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  overflow: 'clip',
} as const;
