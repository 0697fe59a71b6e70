import { useTranslation } from '@janur/i18n';

/** `t('rsvp.title')`: the guest page's texts in its one language. */
export function useTexts() {
  const { t, i18n } = useTranslation();
  return { t, locale: i18n.language };
}
