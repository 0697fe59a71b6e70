import { useCallback, useEffect, useRef, useState } from 'react';
import { type Camera, openCamera, setTorch } from './open-camera.ts';

/** The rear camera in a video element, open for as long as the page is seen. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<() => void>(undefined);
  const [camera, setCamera] = useState<Camera>({ state: 'opening' });
  const isSeen = usePageSeen();

  const open = useCallback(() => {
    close.current?.();
    close.current = video.current ? openCamera(video.current, setCamera) : undefined;
  }, []);

  useEffect(() => {
    if (!isSeen) return undefined;
    open();
    return () => close.current?.();
  }, [isSeen, open]);

  async function toggleTorch() {
    if (camera.state === 'on') setCamera(await setTorch(camera, !camera.isTorchOn));
  }

  return { video, camera, retry: open, toggleTorch };
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
