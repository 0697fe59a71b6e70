import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type CameraState = 'off' | 'opening' | 'on' | 'refused' | 'unable';

interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const LOOK_EVERY_MS = 250;

/**
 * The codes that the camera sees while `isOn`, by the browser's own reader. Where it has none the page says so: a phone's own
 * camera opens the same code.
 */
export function useCameraCode(isOn: boolean, onCode: (content: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('off');
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;

    async function open() {
      setState('opening');
      const Detector = await nativeDetector();
      if (isOver) return;
      if (!Detector) return setState('unable');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch {
        // refused by the person or by the device: either way there is no picture
        if (!isOver) setState('refused');
        return;
      }
      const element = video.current;
      if (isOver || !element) return stop();
      element.srcObject = stream;
      await element.play();
      setState('on');
      const detector = new Detector({ formats: ['qr_code'] });
      timer = setInterval(() => {
        detector.detect(element).then(
          ([found]) => found && tell(found.rawValue),
          () => undefined, // a frame that is not there yet; the next one comes
        );
      }, LOOK_EVERY_MS);
    }

    function stop() {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void open();
    return () => {
      isOver = true;
      stop();
      setState('off');
    };
  }, [isOn]);

  return { video, state };
}

async function nativeDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }; // not yet in TypeScript's DOM library
  if (!BarcodeDetector) return undefined;
  // some browsers have the class without any reader behind it
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  return formats.includes('qr_code') ? BarcodeDetector : undefined;
}
