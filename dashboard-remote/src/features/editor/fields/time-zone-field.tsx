import { useTranslation } from '@janur/i18n';
import { useMemo } from 'react';
import { isTimeZone } from '../../../parts/wall-clock.ts';
import { zoneName } from '../../../parts/zone-name.ts';
import type { Bound } from '../bind.ts';
import { ChoiceField } from './choice-field.tsx';

/** Indonesia's own clocks, which guests know by these letters. */
const OWN = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as const;
/** Where families of our couples live most; the others follow by their names. */
const NEAR = [
  'Asia/Kuala_Lumpur',
  'Asia/Singapore',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Perth',
  'Australia/Sydney',
  'Europe/Amsterdam',
  'Europe/London',
];

function choicesOf(chosen: string): { value: string; text: string }[] {
  const now = new Date();
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'));
  const rest = [...new Set([...known, chosen])].filter((zone) => !Object.hasOwn(OWN, zone) && !NEAR.includes(zone));
  const named = (zone: string) => ({ value: zone, text: isTimeZone(zone) ? zoneName(zone, now) : zone });
  return [...NEAR.map(named), ...rest.map(named).toSorted((one, other) => one.text.localeCompare(other.text))];
}

/** The clock on which an event's times are read. */
export function TimeZoneField({ of }: { of: Bound<string> }) {
  const { t } = useTranslation();
  const others = useMemo(() => choicesOf(of.value), [of.value]);
  const choices = [
    ...Object.entries(OWN).map(([value, letters]) => ({ value, text: `${letters} (${t(`editor.zone.${letters}`)})` })),
    ...others,
  ];
  return <ChoiceField of={of} choices={choices} />;
}
