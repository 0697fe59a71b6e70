import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { TickIcon } from '../../parts/icons.tsx';
import type { PhotoDeeds } from './use-album.ts';

/** All that wait, in one tap. */
export function AllWaiting({ count, deeds }: { count: number; deeds: PhotoDeeds }) {
  const { t, i18n } = useTranslation();
  const said = { count, number: count.toLocaleString(i18n.language) };
  return (
    <div css={bar}>
      <span css={{ flex: '1 1 220px', color: ledger.muted }}>{t('album.waiting_note', said)}</span>
      <Button
        loading={deeds.moderate.isPending}
        leftSection={<TickIcon />}
        onClick={() => deeds.moderate.mutate({ deed: 'SHOW', photos: { state: 'WAITING' } })}
      >
        {t('album.show_all', said)}
      </Button>
    </div>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  borderTop: `1px solid ${ledger.border}`,
} as const;
