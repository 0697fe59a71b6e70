import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openQrReader, type QrReader } from './detector.ts';
import { createSameCodeGate } from './same-code.ts';

const PAUSE_MS = 80;

interface QrReading {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether pictures come in and an answer would be listened to. */
  isOn: boolean;
  onCode: (content: string) => void;
}

/** Reads QR codes off a video, each once until `readAgain`. `hasFailed` when no reader could be loaded. */
export function useQrReading({ video, isOn, onCode }: QrReading) {
  const reader = useRef<Promise<QrReader>>(undefined);
  const gate = useRef(createSameCodeGate());
  const [hasFailed, setHasFailed] = useState(false);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    if (!isOn || hasFailed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    async function look() {
      try {
        reader.current ??= openQrReader();
        const open = await reader.current;
        if (isOver || !video.current) return;
        const content = await open.read(video.current);
        if (isOver) return;
        if (content !== undefined && gate.current.isNew(content, performance.now())) found(content);
        timer = setTimeout(() => void look(), PAUSE_MS);
      } catch {
        reader.current = undefined; // the next try loads it anew
        if (!isOver) setHasFailed(true);
      }
    }
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, isOn, hasFailed]);

  const readAgain = useCallback(() => {
    gate.current.forget();
    setHasFailed(false);
  }, []);

  return { hasFailed, readAgain };
}
