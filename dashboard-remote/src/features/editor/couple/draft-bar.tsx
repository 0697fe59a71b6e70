import type { SharedDraft } from '@janur/contracts';
import { invitationAddress } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { ExternalIcon, TickIcon, WishIcon } from '../../../parts/icons.tsx';
import { useGuestOrigin } from '../../../parts/guest-origin.ts';
import { openOnes } from './use-shared-draft.ts';

interface DraftBarProps {
  shared: SharedDraft;
  /** The suggestions have no column of their own. */
  hasList: boolean;
  onList: () => void;
  onApprove: () => void;
}

/** `Draf · 3 usulan`, and the one thing to do when nothing is left to say. */
export function DraftBar({ shared, hasList, onList, onApprove }: DraftBarProps) {
  const { t } = useTranslation();
  const address = invitationAddress(useGuestOrigin(), shared.client.option);
  const count = openOnes(shared);
  return (
    <footer css={bar}>
      <span css={{ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, flex: 1 }}>
        <b css={mark} data-live={!shared.is_hidden || undefined}>
          {t(shared.is_hidden ? 'drafts.draft' : 'drafts.live')}
        </b>
        {hasList ? (
          <Button variant="subtle" px={8} leftSection={<WishIcon size={18} />} onClick={onList}>
            {t('drafts.count', { count })}
          </Button>
        ) : (
          <span css={{ color: ledger.muted }}>{t('drafts.count', { count })}</span>
        )}
      </span>
      {shared.is_hidden && shared.approved_by === null && (
        <Button h={48} onClick={onApprove}>
          {t('drafts.approve_short')}
        </Button>
      )}
      {shared.is_hidden && shared.approved_by !== null && (
        <span role="status" css={approved}>
          <TickIcon size={18} /> {t('drafts.approved_by', { name: shared.approved_by })}
        </span>
      )}
      {!shared.is_hidden && (
        <Button
          component="a"
          variant="default"
          h={48}
          href={address}
          target="_blank"
          rel="noopener"
          leftSection={<ExternalIcon />}
        >
          {t('drafts.open_live')}
        </Button>
      )}
    </footer>
  );
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.card,
  fontSize: 14,
} as const;

const mark = {
  padding: '4px 10px',
  borderRadius: 8,
  background: ledger.accent,
  color: ledger.onAccent,
  fontWeight: 700,
  '&[data-live]': { background: ledger.success, color: ledger.card },
} as const;

const approved = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: ledger.success,
  fontWeight: 600,
} as const;
