import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { ClockIcon } from '../../parts/icons.tsx';
import { useWaitingCount } from '../../parts/use-waiting-count.ts';

/** Answers that are not on this list yet: the host has to look at them first. */
export function WaitingNotice() {
  const { t, i18n } = useTranslation();
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Link to="/wishes?tab=waiting" css={notice}>
      <ClockIcon /> {t('guests.waiting', { count, number: count.toLocaleString(i18n.language) })}
    </Link>
  );
}

const notice = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  marginBottom: 14,
  padding: '8px 16px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.card,
  color: ledger.ink,
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: `inset 3px 0 0 ${ledger.accent}`,
  '&:hover': { background: ledger.row },
} as const;
