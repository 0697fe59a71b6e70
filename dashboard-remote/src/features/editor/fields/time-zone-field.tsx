import { useTranslation } from '@janur/i18n';
import type { Bound } from '../bind.ts';
import { ChoiceField } from './choice-field.tsx';

/** Indonesia's own clocks, which guests know by these letters. */
const OWN = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as const;
const ALL = Intl.supportedValuesOf('timeZone').filter((zone) => !Object.hasOwn(OWN, zone));

/** The clock on which an event's times are read. */
export function TimeZoneField({ of }: { of: Bound<string> }) {
  const { t } = useTranslation();
  const isKnown = Object.hasOwn(OWN, of.value) || ALL.includes(of.value);
  const choices = [
    ...Object.entries(OWN).map(([value, letters]) => ({ value, text: `${letters} (${t(`editor.zone.${letters}`)})` })),
    ...(isKnown ? [] : [{ value: of.value, text: of.value }]),
    ...ALL.map((value) => ({ value, text: value.replaceAll('_', ' ') })),
  ];
  return <ChoiceField of={of} choices={choices} />;
}
