import { routes } from '@janur/data';
import { useEffect } from 'react';
import { readBattery } from '../device/battery.ts';
import { pageVersion } from '../device/page-version.ts';
import { useApi } from '../device/services.tsx';
import type { EventStore } from '../event-store/index.ts';

/** Four of them before a device counts as silent. */
const EVERY_MS = 30_000;
/** What changes in a moment is told at once, and not each step of it. */
const SOON_MS = 1500;

/**
 * Tells the hosts how this device stands: what it has not sent, its clock, its battery. Nothing waits for it, and nobody at
 * the door hears whether it arrived.
 */
export function useDeviceReport(store: EventStore) {
  const api = useApi();
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;

    async function report() {
      clearTimeout(soon);
      soon = undefined;
      const power = await readBattery();
      const { link, saved_here: unsent, clock_offset, gate } = store.state.getState();
      if (link !== 'online') return;
      const body = { device_id: store.deviceId, gate, unsent, clock_offset, version: pageVersion(), ...power };
      await api(routes.reportDevice, { params: { eventId: store.eventId }, body });
    }
    // the next one says it again
    const tell = () => void report().catch(() => undefined);
    const timer = setInterval(tell, EVERY_MS);
    const stop = store.state.subscribe((now, before) => {
      // whoever sets the gate and goes to look finds it there
      if (now.gate !== before.gate) tell();
      else if (now.link !== before.link || now.saved_here !== before.saved_here) soon ??= setTimeout(tell, SOON_MS);
    });
    tell();
    return () => {
      stop();
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [api, store]);
}
