import { localeOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';

const LONG_SECONDS = 90;

/** `12,4 dtk`, `3 mnt`: seconds, and minutes from where nobody counts seconds. */
export function useLasting(): (seconds: number) => string {
  const { i18n } = useTranslation();
  return (seconds) => {
    const [value, unit] = seconds < LONG_SECONDS ? [seconds, 'second'] : [seconds / 60, 'minute'];
    return new Intl.NumberFormat(localeOf(i18n.language), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 1 ? 2 : value < 10 ? 1 : 0,
    }).format(value);
  };
}
