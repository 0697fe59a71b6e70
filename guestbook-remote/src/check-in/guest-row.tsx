import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import type { GuestView } from '../event-store/event-store.ts';
import { CloudClock, Sign } from '../design/icons.tsx';
import { VipMark } from '../design/vip-mark.tsx';

/** One guest of the list, as high as a thumb is wide. */
export function GuestRow({ guest, onOpen }: { guest: GuestView; onOpen: () => void }) {
  const { t } = useTranslation();
  const people = guest.is_checked_in ? guest.total_guests_attended : guest.allowed;
  return (
    <li>
      <button type="button" css={row} onClick={onOpen}>
        {guest.is_checked_in ? <Sign kind="arrived" /> : <span css={ring} />}
        <span css={{ flex: 1, minWidth: 0 }}>
          <b css={{ display: 'block', fontSize: '1.125rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {guest.name}
            {guest.is_vip && (
              <>
                {' '}
                <VipMark />
              </>
            )}
          </b>
          <span css={{ color: 'var(--quiet)', fontWeight: 500 }}>
            {t(guest.is_checked_in ? 'guest.in' : 'guest.not_in')} · {t('guest.people', { count: people })}
            {guest.phone_last4 && ` · ${t('guest.phone', { digits: guest.phone_last4 })}`}
          </span>
          {guest.note && <span css={note}>{guest.note}</span>}
        </span>
        {guest.is_saved_here && <CloudClock size={22} />}
        {guest.table_number && <span css={tableName}>{t('guest.table', { table: guest.table_number })}</span>}
      </button>
    </li>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 72,
  padding: '10px 18px',
  border: 0,
  borderRadius: 18,
  background: 'var(--card)',
  textAlign: 'left',
  '&:active': { background: 'var(--border)' },
});

const ring = css({ flex: 'none', width: 28, height: 28, borderRadius: '50%', border: '2.5px solid var(--control)' });

const note = css({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });

const tableName = css({ maxWidth: '34%', color: 'var(--quiet)', fontWeight: 600, textAlign: 'right' });
