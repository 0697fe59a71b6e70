import { useEffect } from 'react';

/** Keeps the screen on at the desk, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function ask() {
      if (document.hidden || !('wakeLock' in navigator)) return;
      // a low battery refuses it: then the phone's own setting decides
      const given = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) await given?.release();
      else lock = given;
    }
    const onChange = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onChange);
      void lock?.release();
    };
  }, []);
}
