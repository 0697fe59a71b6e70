import { limitAt, RowCorrections } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { columnText, problemText } from '../../parts/problem-text.ts';
import { spoken, table } from '../../parts/styles.ts';
import { COLUMNS, isCorrectable, withCell, withRow, type WrongRow } from '../../parts/file-upload/refused-rows.ts';

interface WrongRowsProps {
  /** How many cells are wrong; those of the first hundred are shown. */
  count: number;
  rows: readonly WrongRow[];
  corrections: RowCorrections;
  onSend: (corrections: RowCorrections) => void;
}

/** The rows that the server refused, to be put right here and sent again with the file, or to be left out. */
export function WrongRows({ count, rows, corrections, onSend }: WrongRowsProps) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(corrections);
  if (!isCorrectable(rows)) return <WrongFile rows={rows} />;
  const columns = [
    ...COLUMNS,
    ...(rows.some(({ values, problems }) => values['code'] ?? problems['code']) ? ['code'] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(changes);
  };
  return (
    <form ref={showRows} onSubmit={submit}>
      <p role="alert" css={{ margin: '0 0 14px', maxWidth: 640 }}>
        <b css={{ color: ledger.danger }}>{t('imports.wrong_cells', { count })}</b> {t('imports.nothing_taken')}
      </p>
      <div css={{ position: 'relative', overflowX: 'auto', marginInline: -6, paddingInline: 6 }}>
        <table css={[table, grid]}>
          <caption css={spoken}>{t('imports.check')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('imports.row')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`imports.column.${column}`)}
                </th>
              ))}
              <th scope="col">{t('imports.leave_out')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, values, problems }) => {
              const change = changes[row];
              const isLeftOut = change === null;
              return (
                <tr key={row} data-out={isLeftOut || undefined}>
                  <th scope="row">{row}</th>
                  {columns.map((column) => {
                    const problem = problems[column];
                    const changed = (change as Partial<Record<string, string>> | null | undefined)?.[column]; // by any column
                    const id = `wrong-${row}-${column}`;
                    return (
                      <td key={column}>
                        <input
                          aria-label={t('imports.cell_of', { row, column: t(`imports.column.${column}`) })}
                          aria-invalid={(problem !== undefined && changed === undefined) || undefined}
                          aria-describedby={problem && id}
                          disabled={isLeftOut}
                          maxLength={limitAt(RowCorrections, '1.name')}
                          value={changed ?? values[column] ?? ''}
                          onChange={({ currentTarget }) =>
                            setChanges(withCell(changes, { row, column, text: currentTarget.value }))
                          }
                        />
                        {problem && (
                          <span id={id} css={said}>
                            {problemText(t, problem)}
                          </span>
                        )}
                      </td>
                    );
                  })}
                  <td>
                    <input
                      type="checkbox"
                      aria-label={t('imports.leave_out_row', { row })}
                      checked={isLeftOut}
                      onChange={({ currentTarget }) => setChanges(withRow(changes, row, currentTarget.checked))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14, marginTop: 16 }}>
        <Button type="submit">{t('imports.send_again')}</Button>
        <span css={{ color: ledger.muted }}>{t('imports.or_other_file')}</span>
      </div>
    </form>
  );
}

/** Below two other steps they would come unseen. */
const showRows = (form: HTMLElement | null): void => form?.scrollIntoView?.({ block: 'center' });

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

const grid = {
  minWidth: 960,
  '& td:nth-of-type(-n + 2)': { minWidth: 148 },
  '& td, & tbody th': { height: 'auto', padding: '8px 8px 8px 0', verticalAlign: 'top' },
  '& tbody th': { paddingBlockStart: 18, border: 0, borderTop: `1px solid ${ledger.line}`, background: 'none' },
  '& :is(th, td):first-of-type': { paddingInlineStart: 4 },
  '& tr[data-out] input:not([type=checkbox])': { opacity: 0.45, textDecoration: 'line-through' },
  '& input:not([type=checkbox])': {
    width: '100%',
    minWidth: 80,
    height: 40,
    padding: '0 10px',
    border: `1px solid ${ledger.control}`,
    borderRadius: 8,
    background: ledger.card,
    color: ledger.ink,
    font: 'inherit',
  },
  '& input:not([type=checkbox]):focus': {
    borderColor: ledger.brand,
    boxShadow: `0 0 0 3px ${ledger.accent}`,
    outline: 'none',
  },
  '& input[aria-invalid]': { borderColor: ledger.danger, background: ledger.dangerGround },
  '& input[type=checkbox]': { width: 20, height: 20, margin: 10, accentColor: ledger.brand },
} as const;

const said = { display: 'block', marginTop: 4, color: ledger.danger, fontSize: 13, lineHeight: 1.3 } as const;
