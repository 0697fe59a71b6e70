import { useTranslation } from '@janur/i18n';
import { ledger, shadow } from '@janur/ui';
import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { CrossIcon } from '../../../parts/icons.tsx';

/** What was just removed and where it stood. */
export interface Removed<Row> {
  text: string;
  row: Row;
  place: number;
}

/** The way back of the last removal. It stays until another one: nobody has to hurry. */
export function useUndo<Row>() {
  const [removed, setRemoved] = useState<Removed<Row> | null>(null);
  return { removed, offer: (gone: Removed<Row>) => setRemoved(gone), close: () => setRemoved(null) };
}

interface UndoNoticeProps<Row> {
  removed: Removed<Row> | null;
  close: () => void;
  /** Puts it back into the list as it is now. */
  undo: (removed: Removed<Row>) => void;
}

export function UndoNotice<Row>({ removed, close, undo }: UndoNoticeProps<Row>) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {removed && (
        <div css={box}>
          <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{removed.text}</span>
          <Button
            variant="subtle"
            onClick={() => {
              undo(removed);
              close();
            }}
          >
            {t('media.undo')}
          </Button>
          <ActionIcon aria-label={t('media.close')} onClick={close}>
            <CrossIcon />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '14px 0 0',
  padding: '4px 4px 4px 14px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 10,
  background: ledger.row,
  boxShadow: shadow,
  fontWeight: 500,
} as const;
