import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openQrReader } from './detector.ts';

const PAUSE_MS = 40;
/** While a verdict waits for the usher the taps come first: reading takes its time from them. */
const WAITING_PAUSE_MS = 500;

interface QrReading {
  video: RefObject<HTMLVideoElement | null>;
  /** Whether pictures come in and somebody would listen. */
  isOn: boolean;
  /** Whether a verdict waits for the usher. */
  isWaiting: boolean;
  /** Whether the code was taken: otherwise it is told again as long as it is in view. */
  onCode: (content: string) => boolean;
}

/** Reads QR codes off a video, each once until it was away or `readAgain`. `hasFailed` when no reader could be loaded. */
export function useQrReading({ video, isOn, isWaiting, onCode }: QrReading) {
  const gate = useRef(createSameCodeGate());
  const [hasFailed, setHasFailed] = useState(false);
  const found = useEffectEvent(onCode);
  const pause = useEffectEvent(() => (isWaiting ? WAITING_PAUSE_MS : PAUSE_MS));

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
        if (gate.current.isNew(content, performance.now()) && content !== undefined && !found(content))
          gate.current.release(content);
        timer = setTimeout(() => void look(), pause());
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
/** Between two looks lies no more than this, unless nobody looked. */
const LONGEST_LOOK_MS = 1000;

/**
 * Keeps a code that stays before the camera from being read again and again, two that are held up beside each other as well:
 * without it the guest who was just let in would be refused as a duplicate a moment later. Time in which nobody looked, as
 * while a code is typed, is no time away.
 */
export function createSameCodeGate() {
  /** Codes seen of late, and for how long nobody has seen them since, in ms. */
  const away = new Map<string, number>();
  let lastLook = Number.NEGATIVE_INFINITY;
  return {
    /** Feed it each look at the view, with what was in it. */
    isNew(content: string | undefined, time: number): boolean {
      const passed = time - lastLook;
      lastLook = time;
      for (const [code, before] of away) {
        const now = before + (passed > LONGEST_LOOK_MS ? 0 : passed);
        if (now < AWAY_MS) away.set(code, now);
        else away.delete(code);
      }
      if (content === undefined) return false;
      const isNew = !away.has(content);
      away.set(content, 0);
      return isNew;
    },
    /** Nobody took it: it is new still. */
    release: (content: string): boolean => away.delete(content),
    forget: () => away.clear(),
  };
}
