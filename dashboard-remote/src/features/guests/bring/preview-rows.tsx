import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Brought, partySize } from './guests-to-bring.ts';
import type { Shown } from './preview-counts.tsx';
import { panel } from './styles.ts';
import type { Preview } from './use-preview.ts';

/** As many as are looked through at once. */
const FIRST = 100;

interface PreviewRowsProps {
  shown: Exclude<Shown, 'asked'>;
  preview: Preview;
}

/** The rows of one count: who it is, and of who changes what. */
export function PreviewRows({ shown, preview }: PreviewRowsProps) {
  const { t, i18n } = useTranslation();
  const [limit, setLimit] = useState(FIRST);
  const rows =
    shown === 'updated'
      ? preview.updated.map(({ guest, change }) => ({ guest, words: wordsOf(guest, change) }))
      : preview[shown].map((guest) => ({ guest, words: restOf(guest) }));

  function restOf(guest: Brought): string {
    const { total_guests, members, guest_group, phone_number, events } = guest.values;
    // of whom we have, what the list does not say stays as it is
    const isSaid = shown === 'created' || total_guests !== undefined || members !== undefined;
    const people = isSaid && t('guests.people', { count: partySize(guest) });
    return [people, guest_group, phone_number, events].filter(Boolean).join(' · ');
  }

  function wordsOf(guest: Brought, { name, columns }: Preview['updated'][number]['change']): string {
    return columns
      .map((column) => {
        const named = t(`imports.column.${column}`);
        if (column === 'name') return t('imports.preview.was', { column: named, name });
        const now = guest.values[column];
        return now === undefined ? named : `${named}: ${now}`;
      })
      .join(' · ');
  }
  return (
    <section aria-label={t(`imports.preview.${shown}`)} css={panel}>
      {rows.length === 0 ? (
        <p css={{ margin: 0, color: ledger.muted }}>{t(`imports.preview.none.${shown}`)}</p>
      ) : (
        <ul css={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
          {rows.slice(0, limit).map(({ guest, words }) => (
            <li key={guest.row} css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <b css={{ fontWeight: 600 }}>{guest.values.name}</b> <span css={{ color: ledger.muted }}>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {rows.length > limit && (
        <Button variant="default" onClick={() => setLimit(rows.length)} css={{ justifySelf: 'start' }}>
          {t('imports.preview.all', { number: rows.length.toLocaleString(i18n.language) })}
        </Button>
      )}
    </section>
  );
}
