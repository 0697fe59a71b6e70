import type { RsvpRecord } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { oneLine } from '../../parts/styles.ts';

const SHOWN = 20;

/** One guest now, whoever's turn it is. */
export function PickGuest({ hrefOf, onClose }: { hrefOf: (guest: RsvpRecord) => string; onClose: () => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const body = { search_query: search, limit: SHOWN };
  const found = useQuery({
    queryKey: [routes.listRsvpGuests.path, body],
    queryFn: ({ signal }) => api(routes.listRsvpGuests, { body }, { signal }),
    placeholderData: keepPreviousData,
  });
  const guests = found.data?.data ?? [];
  return (
    <Sheet title={t('sending.pick')} onClose={onClose}>
      <div css={{ display: 'grid' }}>
        <SearchField label={t('sending.pick_search')} value={search} onSearch={setSearch} />
      </div>
      <ul css={{ margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
        {guests.map((guest) => (
          <li key={guest.code} css={{ '& + &': { borderTop: `1px solid ${ledger.line}` } }}>
            <Link to={hrefOf(guest)} onClick={onClose} css={row}>
              <b css={[oneLine, { fontWeight: 600 }]}>{guest.name}</b>
              <span css={[oneLine, { color: ledger.muted }]}>
                {[guest.guest_group, guest.phone_number ?? t('sending.no_number')].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" css={{ color: ledger.muted }}>
        {found.isSuccess && guests.length === 0 && t('sending.pick_none')}
      </p>
    </Sheet>
  );
}

const row = {
  display: 'block',
  minHeight: 56,
  padding: '8px 4px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: ledger.row },
} as const;
