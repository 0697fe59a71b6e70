import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';

/** How far a file has gone, and a way to stop it. At the end the server is at work. */
export function UploadBar({ name, sent, onCancel }: { name: string; sent: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const percent = Math.round(sent * 100);
  const said = sent < 1 ? t('parts.uploading', { percent }) : t('parts.server_reads');
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' }}>
      <div css={{ flex: '1 1 240px', minWidth: 0 }}>
        <b css={{ display: 'block', overflowWrap: 'anywhere' }}>{name}</b>
        <div
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={said}
          css={track}
        >
          <div
            style={{ width: `${percent}%` }}
            css={{ height: '100%', background: ledger.brand, transition: 'width 120ms' }}
          />
        </div>
        <span css={{ color: ledger.muted }}>{said}</span>
      </div>
      <Button variant="default" onClick={onCancel}>
        {t('parts.cancel')}
      </Button>
    </div>
  );
}

const track = { height: 6, margin: '8px 0 6px', borderRadius: 3, background: ledger.line, overflow: 'hidden' } as const;
