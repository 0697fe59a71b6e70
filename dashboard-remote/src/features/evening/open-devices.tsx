import type { DoorDevice } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { eventTime } from '../../parts/times.ts';
import { nameOf } from './device-list.tsx';

/** Devices of which nobody knows whether all has arrived, each with what is known. */
export function OpenDevices({ devices, timezone }: { devices: readonly DoorDevice[]; timezone: string }) {
  const { t, i18n } = useTranslation();
  return (
    <ul css={{ margin: 0, paddingInlineStart: 20, lineHeight: 1.5 }}>
      {devices.map((device) => {
        const said = { name: nameOf(device), time: eventTime(device.seen_at, timezone, i18n.language) };
        return (
          <li key={device.device_id}>
            {device.unsent > 0
              ? t('evening.device_unsent', { ...said, count: device.unsent })
              : t('evening.device_silent', said)}
          </li>
        );
      })}
    </ul>
  );
}
