import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { PhoneIcon } from '../../parts/icons.tsx';
import type { Guest } from './use-guest-list.ts';

/** Whose guest it is, how many are invited, and the number: a finger on it calls. */
export function GuestFacts({ guest }: { guest: Guest }) {
  const { t } = useTranslation();
  return (
    <p css={line}>
      <span>{[guest.guest_group, t('guests.people', { count: guest.total_guests })].filter(Boolean).join(', ')}</span>
      {guest.phone_number === null ? (
        <span>{t('guests.no_phone')}</span>
      ) : (
        <a
          href={`tel:${guest.phone_number}`}
          aria-label={t('guests.call', { name: guest.name, number: guest.phone_number })}
          css={call}
        >
          <PhoneIcon size={16} /> {guest.phone_number}
        </a>
      )}
    </p>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  margin: '-8px 0 8px',
  color: ledger.muted,
} as const;

const call = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media (hover: none)': { minHeight: 44 },
} as const;
