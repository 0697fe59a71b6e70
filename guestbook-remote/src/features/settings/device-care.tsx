import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useInstall } from '../../device/use-install.ts';
import { Button } from '../../design/button.tsx';
import { Group } from '../../design/group.tsx';

/** On the home screen it starts without a network, and the browser keeps its records. */
export function DeviceCare() {
  const { t } = useTranslation();
  const { prompt, isInstalled, isKept } = useInstall();
  return (
    <Group label={t('settings.device')}>
      <div css={box}>
        {isInstalled ? (
          <p>{t('settings.installed')}</p>
        ) : (
          <>
            <p>{t('settings.install_hint')}</p>
            {isKept === false && <p css={{ color: 'var(--twice)' }}>{t('settings.storage_asked')}</p>}
            {prompt && (
              <Button kind="second" css={button} onClick={() => void prompt.prompt()}>
                {t('settings.install')}
              </Button>
            )}
          </>
        )}
      </div>
    </Group>
  );
}

const box = css({
  display: 'grid',
  gap: 12,
  padding: '16px 20px',
  borderRadius: 18,
  background: 'var(--card)',
  fontWeight: 500,
  lineHeight: 1.4,
});
const button = css({
  minHeight: 60,
  background: 'color-mix(in srgb, var(--text) 9%, transparent)',
  fontSize: '1.0625rem',
});
