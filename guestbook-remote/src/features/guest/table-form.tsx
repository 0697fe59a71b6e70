import { LIMITS } from '@janur/contracts/limits';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';

/** As the server takes it. */

export function TableForm({ guest }: { guest: GuestView }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const [table, setTable] = useState(guest.table_number ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (table.trim() === (guest.table_number ?? '')) return;
    void record(() => store.setTable({ guest: guest.key, table: table.trim() }));
  }

  return (
    <form css={form} onSubmit={submit}>
      <Field
        label={t('guest.change_table')}
        value={table}
        onChange={({ target }) => setTable(target.value)}
        maxLength={LIMITS.table}
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
