import { tagOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { SegmentedControl } from '@mantine/core';
import { languageName, useLanguage } from './staff-texts.tsx';

/** The languages of this screen, each in its own words. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, languages, setLanguage } = useLanguage();
  return (
    <SegmentedControl
      size="sm"
      withItemsBorders={false}
      aria-label={t('ui.language')}
      data={languages.map((value) => ({ value, label: <span lang={tagOf(value)}>{languageName(value)}</span> }))}
      value={language}
      onChange={setLanguage}
      css={{
        '&& label': { paddingInline: 14, lineHeight: '32px', minHeight: 40, fontWeight: 600 },
      }}
    />
  );
}
