import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useSession } from '../../device/session.ts';
import { useUnlocked } from '../../device/unlocked.ts';
import { PinPage } from './pin-page.tsx';
import { usePinLock } from './use-pin-lock.ts';

/** What a child or a guest who finds the device on the table must not change. The queue is in none of them. */
const LOCKED = new Set(['/settings', '/gate', '/events', '/password']);
const IDLE_MS = 60_000;

/** Whether this address is behind the PIN, if there is one. */
function useIsBehindPin(): boolean {
  const { pathname } = useLocation();
  const isSetUp = usePreferences(({ eventId }) => eventId !== undefined);
  const mustChangePassword = useSession((session) => session.mustChangePassword);
  // a device that was given no event yet has no desk to lose; the first password is the usher's own affair
  return LOCKED.has(pathname) && isSetUp && !mustChangePassword;
}

/** Around the pages: asks for the PIN where one is behind it. */
export function Locked() {
  const isBehindPin = useIsBehindPin();
  const isUnlocked = useUnlocked((state) => state.isUnlocked);
  const isShut = isBehindPin && !isUnlocked;
  const lock = usePinLock({ isFollowed: isShut });
  if (!isShut || lock?.isAsked === false) return <Outlet />;
  return lock ? <PinPage lock={lock} /> : null;
}

/** Locks again when the settings are left, and when nobody has touched them for a minute. */
export function useLockAgain(): void {
  const isBehindPin = useIsBehindPin();
  const isUnlocked = useUnlocked((state) => state.isUnlocked);
  const lock = useUnlocked((state) => state.lock);
  useEffect(() => {
    if (!isUnlocked) return undefined;
    if (!isBehindPin) return lock();
    let timer = setTimeout(lock, IDLE_MS);
    function onTouch() {
      clearTimeout(timer);
      timer = setTimeout(lock, IDLE_MS);
    }
    const onHidden = () => document.visibilityState === 'hidden' && lock();
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('keydown', onTouch);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('keydown', onTouch);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [isBehindPin, isUnlocked, lock]);
}
