import { isLanguage, tagOf } from '@janur/contracts/languages';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { languageName, useLanguage } from '@janur/ui';

/** Nine languages do not fit side by side on a phone: the platform's own list does on every screen. */
export function LanguageSelect({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language, languages, setLanguage } = useLanguage();
  return (
    <select
      aria-label={t('ui.language')}
      value={language}
      onChange={({ target }) => {
        if (isLanguage(target.value)) setLanguage(target.value);
      }}
      css={list}
      className={className}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={tagOf(one)}>
          {languageName(one)}
        </option>
      ))}
    </select>
  );
}

const list = css({
  minHeight: 48,
  maxWidth: '100%',
  padding: '0 14px',
  border: '1px solid var(--border)',
  borderRadius: 10,
  background: 'var(--card)',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 600,
});
