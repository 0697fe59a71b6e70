import { useCallback, useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../device/preferences.ts';
import { type Camera, nextCamera, openCamera, setTorch } from './open-camera.ts';

/** A camera in a video element, the rear one unless another was chosen, open for as long as the page is seen. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<() => void>(undefined);
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  const cameraId = usePreferences((preferences) => preferences.cameraId);
  const set = usePreferences((preferences) => preferences.set);
  const isSeen = usePageSeen();

  const open = useCallback(() => {
    close.current?.();
    close.current = video.current ? openCamera({ video: video.current, cameraId, tell: setCamera }) : undefined;
  }, [cameraId]);

  useEffect(() => {
    if (!isSeen) return undefined;
    open();
    return () => close.current?.();
  }, [isSeen, open]);

  async function toggleTorch() {
    if (camera.state === 'on') setCamera(await setTorch(camera, !camera.isTorchOn));
  }

  function changeCamera() {
    const next = camera.state === 'on' ? nextCamera(camera) : undefined;
    if (next) set({ cameraId: next });
  }

  return { video, camera, retry: open, toggleTorch, changeCamera };
}

function usePageSeen(): boolean {
  const [isSeen, setIsSeen] = useState(!document.hidden);
  useEffect(() => {
    const onChange = () => setIsSeen(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isSeen;
}
