import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useNetwork } from '@mantine/hooks';
import { WarningIcon } from '../parts/icons.tsx';

/** On every screen, as long as there is no network: what is seen is of before, and what is written waits. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { online } = useNetwork();
  return (
    <div role="status" css={{ display: 'contents' }}>
      {!online && (
        <p css={notice}>
          <WarningIcon size={18} css={{ flex: 'none' }} /> {t('frame.offline')}
        </p>
      )}
    </div>
  );
}

const notice = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 14px',
  padding: '10px 14px',
  borderRadius: 12,
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 14,
  fontWeight: 600,
  '[data-wide] > div > &': { margin: 0, borderRadius: 0 },
} as const;
