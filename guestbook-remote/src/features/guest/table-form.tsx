import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import { useDesk, useDoor } from '../../check-in/desk-context.tsx';
import type { DoorGuest } from '../../door/door.ts';
import { Button } from '../../look/button.tsx';
import { Field } from '../../look/field.tsx';

/** As the server takes it. */
const MAX = 20;

export function TableForm({ guest }: { guest: DoorGuest }) {
  const { t } = useTranslation();
  const door = useDoor();
  const record = useDesk((desk) => desk.record);
  const [table, setTable] = useState(guest.table_number ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (table.trim() === (guest.table_number ?? '')) return;
    void record(() => door.setTable({ guest: guest.key, table: table.trim() }));
  }

  return (
    <form css={form} onSubmit={submit}>
      <Field
        label={t('guest.change_table')}
        value={table}
        onChange={({ target }) => setTable(target.value)}
        maxLength={MAX}
        autoComplete="off"
      />
      <Button type="submit" kind="second">
        {t('verdict.confirm')}
      </Button>
    </form>
  );
}

const form = css({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(120px, 0.7fr)',
  alignItems: 'end',
  gap: 10,
  '& button': { minHeight: 60, fontSize: '1.0625rem' },
  '@media (max-width: 300px)': { gridTemplateColumns: '1fr' },
});
