import type { DoorDevice, DoorNow } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { TickIcon, WarningIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { ago, clockTime } from '../../parts/times.ts';
import { isPutAway, type Trouble, troublesOf } from './device-state.ts';
import { below, cardTitle, name, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

interface DeviceListProps {
  devices: DoorNow['devices'];
  now: string;
  timezone: string;
}

/** The devices at the door as they were heard last: what is wrong with one stands in words, and first; who is put away, folded. */
export function DeviceList({ devices, now, timezone }: DeviceListProps) {
  const { t } = useTranslation();
  const at = Date.parse(now);
  const away = devices.filter((device) => isPutAway(device, at));
  const there = devices
    .filter((device) => !away.includes(device))
    .toSorted((one, other) => troublesOf(other, at).length - troublesOf(one, at).length);
  const rowOf = (device: Listed) => <DeviceRow key={device.device_id} {...{ device, at, timezone }} />;
  return (
    <section aria-label={t('evening.devices')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('evening.devices')}</h2>
      {devices.length === 0 && <p css={quiet}>{t('evening.no_devices')}</p>}
      <ul css={plain}>{there.map(rowOf)}</ul>
      {away.length > 0 && (
        <details css={fold}>
          <summary>{t('evening.put_away', { count: away.length })}</summary>
          <ul css={plain}>{away.map(rowOf)}</ul>
        </details>
      )}
    </section>
  );
}

type Listed = DoorNow['devices'][number];

function DeviceRow({ device, at, timezone }: { device: Listed; at: number; timezone: string }) {
  const { t } = useTranslation();
  const troubles = troublesOf(device, at);
  return (
    <li css={[row, deviceRow]}>
      <span css={name}>
        <b css={{ fontWeight: 700 }}>{nameOf(device)}</b>
        <Facts device={device} at={at} />
      </span>
      <ul css={marks}>
        {troubles.map((trouble) => (
          <li key={trouble} data-trouble={trouble}>
            <WarningIcon size={16} />
            <TroubleText trouble={trouble} device={device} timezone={timezone} />
          </li>
        ))}
        {troubles.length === 0 && (
          <li>
            <TickIcon size={16} />
            {t('evening.well')}
          </li>
        )}
      </ul>
    </li>
  );
}

/** As people call it: by its gate and who holds it. */
export const nameOf = ({ gate, usher, device_id: id }: DoorDevice): string =>
  [gate, usher].filter(Boolean).join(', ') || id.slice(0, 8);

function Facts({ device, at }: { device: Listed; at: number }) {
  const { t, i18n } = useTranslation();
  const { battery, is_charging: isCharging, version, pace, seen_at: seen } = device;
  const facts = [
    t('evening.seen', { when: ago(seen, i18n.language, at) }),
    t('evening.pace', { number: pace.toLocaleString(i18n.language) }),
    battery !== null && t(isCharging ? 'evening.charging' : 'evening.battery', { percent: battery }),
    version !== null && t('evening.version', { version }),
  ];
  return <span css={below}>{facts.filter(Boolean).join(' · ')}</span>;
}

export function TroubleText({ trouble, device, timezone }: { trouble: Trouble; device: DoorDevice; timezone: string }) {
  const { t, i18n } = useTranslation();
  const time = clockTime(device.seen_at, timezone, i18n.language);
  switch (trouble) {
    case 'silent':
      return t('evening.trouble.silent', { time });
    case 'unsent':
      return t('evening.trouble.unsent', { count: device.unsent });
    case 'clock':
      return t('evening.trouble.clock', { minutes: Math.round(Math.abs(device.clock_offset ?? 0) / 60_000) });
    case 'battery':
      return t('evening.trouble.battery');
  }
}

const deviceRow = {
  alignItems: 'flex-start',
  '@container (max-width: 480px)': { flexDirection: 'column', gap: 6, '& > ul': { maxWidth: '100%' } },
} as const;
const fold = {
  marginTop: 8,
  '& summary': { minHeight: 44, paddingBlock: 10, color: ledger.muted, fontWeight: 600, cursor: 'pointer' },
} as const;
const marks = {
  display: 'grid',
  gap: 4,
  flex: 'none',
  maxWidth: '55%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: 600,
  '& li': { display: 'flex', alignItems: 'center', gap: 6, color: ledger.success },
  '& li[data-trouble]': { color: ledger.warning },
  '& li:is([data-trouble=silent], [data-trouble=unsent])': { color: ledger.danger },
} as const;
