import type { FileLanguage } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';

/** In which a file is written that is kept from this screen: the screen's own. */
export function useFileLanguage(): FileLanguage {
  const { i18n } = useTranslation();
  if (i18n.language === 'id') return 'id';
  return i18n.language === 'ms' ? 'my' : 'en';
}
