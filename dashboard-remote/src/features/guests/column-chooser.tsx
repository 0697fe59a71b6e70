import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useClickOutside, useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { ColumnsIcon } from '../../parts/icons.tsx';

/** More would push the guests' names together; who wants them all chooses them. */
const AT_FIRST = 2;

export const shownColumns = (
  columns: readonly ColumnDefinition[],
  chosen: readonly string[] | undefined,
): readonly ColumnDefinition[] =>
  chosen ? columns.filter(({ id }) => chosen.includes(id)) : columns.slice(0, AT_FIRST);

interface ColumnChooserProps {
  columns: readonly ColumnDefinition[];
  chosen: readonly string[] | undefined;
  onChoose: (ids: readonly string[]) => void;
}

/** Which of the couple's own questions have a column. */
export function ColumnChooser({ columns, chosen, onChoose }: ColumnChooserProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const box = useClickOutside(() => setIsOpen(false));
  if (columns.length === 0) return null;
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  return (
    <div ref={box} css={{ position: 'relative' }}>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ColumnsIcon /> {t('guests.columns', { shown: shown.length, total: columns.length })}
      </Button>
      {isOpen && <Choices columns={columns} shown={shown} onChoose={onChoose} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The same without a button, where there is room for them. */
export function ColumnChoices({ columns, chosen, onChoose }: ColumnChooserProps) {
  if (columns.length === 0) return null;
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  return <Choices columns={columns} shown={shown} onChoose={onChoose} />;
}

interface ChoicesProps extends Pick<ColumnChooserProps, 'columns' | 'onChoose'> {
  shown: readonly string[];
  /** Where they lie above the list, and go away. */
  onClose?: () => void;
}

function Choices({ columns, shown, onChoose, onClose }: ChoicesProps) {
  const { t } = useTranslation();
  // only while they are open: a dialog above them has its own Escape
  useHotkeys(onClose ? [['Escape', onClose]] : [], []);
  return (
    <fieldset css={onClose ? menu : plain}>
      <legend css={{ padding: '0 4px', color: ledger.muted }}>{t('guests.columns_of')}</legend>
      {columns.map(({ id, header }) => (
        <label key={id} css={choice}>
          <input
            type="checkbox"
            checked={shown.includes(id)}
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.checked ? [...shown, id] : shown.filter((other) => other !== id))
            }
            css={{ width: 18, height: 18, accentColor: ledger.brand }}
          />
          {header}
        </label>
      ))}
    </fieldset>
  );
}

const plain = { margin: 0, padding: 0, border: 0, fontSize: 14, fontWeight: 500 } as const;

const menu = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 'calc(100% + 6px)',
  zIndex: 8,
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  maxHeight: 320,
  margin: 0,
  padding: '8px 14px 12px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 10,
  background: ledger.card,
  boxShadow: `0 12px 32px -12px ${ledger.shade}`,
  overflowY: 'auto',
} as const;

const choice = { display: 'flex', alignItems: 'center', gap: 10, minHeight: 40, cursor: 'pointer' } as const;
