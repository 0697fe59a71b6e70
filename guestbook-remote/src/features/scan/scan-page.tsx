import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCheckIn } from '../../check-in/open-event.tsx';
import { onScanRequest } from '../../check-in/scan-request.ts';
import { hidden } from '../../design/hidden.ts';
import { useTabTitle } from '../../design/use-tab-title.ts';
import { ACCENT, GLASS, NIGHT, ON_NIGHT, TABLET } from '../../design/tokens.ts';
import { CameraNotice } from './camera-notice.tsx';
import { CameraTools } from './camera-tools.tsx';
import { CodeForm } from './code-form.tsx';
import type { Camera } from './open-camera.ts';
import { PictureButton } from './picture-button.tsx';
import { Reticle } from './reticle.tsx';
import { useCamera } from './use-camera.ts';
import { useQrReading } from './use-qr-reading.ts';

/** The camera over the upper half; without one, the field for a code is there at once. */
export function ScanPage({ last }: { last: ReactNode }) {
  const { t } = useTranslation();
  const read = useCheckIn((checkIn) => checkIn.read);
  useTabTitle(t('scan.title'));
  const see = useCheckIn((checkIn) => checkIn.see);
  const isWaiting = useCheckIn(({ screen }) => screen.state !== 'none' && screen.state !== 'arrived');
  const { video, camera, retry, toggleTorch, changeCamera } = useCamera();
  const [isTyping, setIsTyping] = useState(false);
  const [isPictureEmpty, setIsPictureEmpty] = useState(false);
  const isOn = camera.state === 'on';
  function onCode(content: string) {
    setIsTyping(false);
    setIsPictureEmpty(false);
    read(content);
  }
  // it looks under a verdict too: the next guest's code takes the last one's place
  const { hasFailed, readAgain } = useQrReading({ video, isOn: isOn && !isTyping, isWaiting, onCode: see });
  const trouble = troubleOf(camera, hasFailed);

  function again() {
    setIsTyping(false);
    readAgain();
    if (trouble && trouble !== 'unreadable') retry();
  }
  const onRequest = useEffectEvent(again);
  useEffect(() => onScanRequest(() => onRequest()), []);

  return (
    <div css={page}>
      <h1 css={hidden}>{t('scan.title')}</h1>
      <div css={finder} data-camera={camera.state}>
        <video ref={video} muted playsInline css={picture} data-seen={isOn || undefined} />
        {trouble && <CameraNotice trouble={trouble} onRetry={again} />}
        {!trouble && !isTyping && <Reticle />}
        <CameraTools camera={camera} onTorch={() => void toggleTorch()} onChange={changeCamera}>
          <PictureButton onCode={onCode} onNothing={() => setIsPictureEmpty(true)} />
        </CameraTools>
        {isTyping || !isOn || trouble ? (
          <CodeForm
            onCode={onCode}
            hasFocus={isTyping}
            isLate={!isTyping && !trouble}
            onStart={() => setIsTyping(true)}
            onCamera={isOn && !trouble ? () => setIsTyping(false) : undefined}
          />
        ) : (
          <div css={foot}>
            <p aria-live="polite">{t(isPictureEmpty ? 'scan.picture_empty' : 'scan.aim')}</p>
            <button type="button" css={typeButton} onClick={() => setIsTyping(true)}>
              {t('scan.type')}
            </button>
          </div>
        )}
      </div>
      <section css={{ [TABLET]: { display: 'none' } }} aria-label={t('desk.last')}>
        {last}
      </section>
    </div>
  );
}

function troubleOf(camera: Camera, hasFailed: boolean) {
  if (camera.state === 'on' || camera.state === 'opening') return hasFailed ? 'unreadable' : undefined;
  return camera.state;
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  minHeight: '100%',
  padding: '0 16px 20px',
  [TABLET]: { padding: '0 24px 24px' },
});

const finder = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: '1 1 auto',
  minHeight: 300,
  maxHeight: 'max(400px, 55dvh)',
  borderRadius: 28,
  overflow: 'hidden',
  background: 'radial-gradient(90% 70% at 60% 40%, #41514F, #1A2424 70%)',
  color: ON_NIGHT,
  '--text': ON_NIGHT,
  '--quiet': '#C4D3D1',
  '--card': GLASS,
  '--control': '#8FA5A3',
  '--highlight': ACCENT,
  [TABLET]: { maxHeight: 'none' },
});

const picture = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 200ms',
  '&[data-seen]': { opacity: 1 },
});

const foot = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: '28px 16px 8px',
  background: `linear-gradient(transparent, ${NIGHT}B8 55%)`,
  textAlign: 'center',
  '& p': { fontSize: '1.0625rem', fontWeight: 600 },
});

const typeButton = css({
  minHeight: 56,
  padding: '0 20px',
  border: 0,
  background: 'none',
  fontWeight: 600,
  color: ACCENT,
  textDecoration: 'underline',
  textUnderlineOffset: 5,
});
