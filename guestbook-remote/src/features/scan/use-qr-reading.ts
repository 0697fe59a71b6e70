import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openQrReader } from './detector.ts';

const PAUSE_MS = 40;

interface QrReading {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether pictures come in and an answer would be listened to. */
  isOn: boolean;
  onCode: (content: string) => void;
}

/** Reads QR codes off a video, each once until `readAgain`. `hasFailed` when no reader could be loaded. */
export function useQrReading({ video, isOn, onCode }: QrReading) {
  const gate = useRef(createSameCodeGate());
  const [hasFailed, setHasFailed] = useState(false);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    if (!isOn || hasFailed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    async function look() {
      try {
        const reader = await openQrReader();
        if (isOver || !video.current) return;
        const content = await reader.read(video.current);
        if (isOver) return;
        if (gate.current.isNew(content, performance.now()) && content !== undefined) found(content);
        timer = setTimeout(() => void look(), PAUSE_MS);
      } catch {
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

/** A code must be out of view this long, while somebody looks, before it counts as shown again. */
const AWAY_MS = 2000;

/**
 * Keeps a code that stays before the camera from being read again and again: without it the guest who was just let in
 * would be refused as a duplicate a moment later. Time in which nobody looked, as while a verdict is on the screen, is no
 * time away.
 */
export function createSameCodeGate() {
  let last: string | undefined;
  let awaySince: number | undefined;
  return {
    /** Feed it each look at the view, with what was in it. */
    isNew(content: string | undefined, time: number): boolean {
      if (content === undefined) {
        awaySince ??= time;
        return false;
      }
      const isSame = last === content && (awaySince === undefined || time - awaySince < AWAY_MS);
      last = content;
      awaySince = undefined;
      return !isSame;
    },
    forget() {
      last = undefined;
    },
  };
}
