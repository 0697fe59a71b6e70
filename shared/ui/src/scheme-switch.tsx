import { useTranslation } from '@janur/i18n';
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** As the device, light, or dark: for remotes whose `ThemeProvider` lets their user choose. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      size="sm"
      withItemsBorders={false}
      aria-label={t('ui.scheme.label')}
      data={SCHEMES.map((value) => ({ value, label: t(`ui.scheme.${value}`) }))}
      value={colorScheme}
      onChange={setColorScheme}
      css={{
        '&& label': { paddingInline: 'clamp(6px, 2.6vw, 12px)', lineHeight: '32px', minHeight: 40, fontWeight: 600 },
      }}
    />
  );
}
