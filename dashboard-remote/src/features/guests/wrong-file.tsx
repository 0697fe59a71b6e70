import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { WrongRow } from '../../parts/file-upload/refused-rows.ts';
import { columnText, problemText } from '../../parts/problem-text.ts';

/** What only the file itself can put right: its columns. */
export function WrongFile({ rows }: { rows: readonly WrongRow[] }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <p css={{ margin: '0 0 8px', color: ledger.danger, fontWeight: 600 }}>{t('imports.wrong_file')}</p>
      <ul css={{ margin: 0, paddingInlineStart: 20 }}>
        {rows.flatMap(({ row, problems }) =>
          Object.entries(problems).map(([column, problem]) => (
            <li key={`${row} ${column}`}>
              {t('imports.row_and_column', { row, column: columnText(t, column) })}:{' '}
              {problem && problemText(t, problem)}
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
