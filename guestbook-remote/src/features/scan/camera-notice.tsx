import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { NoCamera } from '../../design/icons.tsx';
import { ACCENT } from '../../design/tokens.ts';

interface CameraNoticeProps {
  trouble: 'refused' | 'missing' | 'busy' | 'unreadable';
  onRetry: () => void;
}

/** Why there is no picture. The code field below works all the same. */
export function CameraNotice({ trouble, onRetry }: CameraNoticeProps) {
  const { t } = useTranslation();
  return (
    <div role="status" css={notice}>
      <NoCamera size={56} />
      <h2 css={{ fontSize: '1.25rem', lineHeight: 1.25 }}>{t(`scan.camera.${trouble}`)}</h2>
      <p css={{ color: 'var(--quiet)', textWrap: 'balance' }}>{t(`scan.camera.${trouble}_hint`)}</p>
      {trouble !== 'missing' && (
        <button type="button" css={again} onClick={onRetry}>
          {t('scan.camera.retry')}
        </button>
      )}
    </div>
  );
}

const notice = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  flex: 1,
  padding: '72px 24px 8px',
  textAlign: 'center',
});

const again = css({
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  background: 'none',
  color: ACCENT,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 5,
});
