import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { RoundButton } from '../../design/button.tsx';
import { OtherCamera, Torch } from '../../design/icons.tsx';
import type { Camera } from './open-camera.ts';

interface CameraToolsProps {
  camera: Camera;
  onTorch: () => void;
  onChange: () => void;
  /** Stands at the other side. */
  children: ReactNode;
}

/** What the camera can do: its torch, and another camera, where the device has them. */
export function CameraTools({ camera, onTorch, onChange, children }: CameraToolsProps) {
  const { t } = useTranslation();
  return (
    <div css={tools}>
      {children}
      {camera.state === 'on' && (
        <div css={{ display: 'flex', gap: 12 }}>
          {camera.cameras.length > 1 && (
            <RoundButton label={t('scan.other_camera')} onClick={onChange}>
              <OtherCamera />
            </RoundButton>
          )}
          {camera.hasTorch && (
            <RoundButton label={t('scan.torch')} aria-pressed={camera.isTorchOn} onClick={onTorch}>
              <Torch />
            </RoundButton>
          )}
        </div>
      )}
    </div>
  );
}

const tools = css({ position: 'absolute', inset: '16px 16px auto', display: 'flex', justifyContent: 'space-between' });
