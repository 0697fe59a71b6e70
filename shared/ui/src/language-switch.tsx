import { useTranslation } from '@janur/i18n';
import { SegmentedControl } from '@mantine/core';
import { STAFF_LANGUAGES, type StaffLanguage, useLanguage } from './staff-texts.tsx';

const OPTIONS = (Object.keys(STAFF_LANGUAGES) as StaffLanguage[]).map((value) => ({
  value,
  label: STAFF_LANGUAGES[value],
})); // keys of a literal object are its own names

/** Indonesia | English. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      size="sm"
      withItemsBorders={false}
      aria-label={t('ui.language')}
      data={OPTIONS}
      value={language}
      onChange={setLanguage}
      css={{
        '&& label': { paddingInline: 14, lineHeight: '32px', minHeight: 40, fontWeight: 600 },
      }}
    />
  );
}
