import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { usePreferences } from '../../device/preferences.ts';
import { RoundButton } from '../../look/button.tsx';
import { Silent, Sound, Torch } from '../../look/icons.tsx';
import type { Camera } from './open-camera.ts';

/** Sound on one side, the torch (where the camera has one) on the other. */
export function CameraTools({ camera, onTorch }: { camera: Camera; onTorch: () => void }) {
  const { t } = useTranslation();
  const { hasSound, set } = usePreferences();
  return (
    <div css={tools}>
      <RoundButton
        label={t(hasSound ? 'scan.sound_on' : 'scan.sound_off')}
        onClick={() => set({ hasSound: !hasSound })}
      >
        {hasSound ? <Sound /> : <Silent />}
      </RoundButton>
      {camera.state === 'on' && camera.hasTorch && (
        <RoundButton label={t('scan.torch')} aria-pressed={camera.isTorchOn} onClick={onTorch}>
          <Torch />
        </RoundButton>
      )}
    </div>
  );
}

const tools = css({ position: 'absolute', inset: '16px 16px auto', display: 'flex', justifyContent: 'space-between' });
