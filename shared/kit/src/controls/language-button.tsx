import { css } from '@emotion/react';
import { LANGUAGE_TABLE, tagOf } from '@janur/contracts/languages';
import type { ReactNode } from 'react';
import { useLanguageMenu } from '../stores/language-menu.ts';
import { useShownLanguage } from '../texts.ts';

/**
 * Opens the menu of the nine languages. Unstyled: `data-part` language. `children` gets the language's short name ('ID'), for
 * families that write it; without children a globe.
 */
export function LanguageButton({
  className,
  children,
}: {
  className?: string;
  children?: (shortName: string) => ReactNode;
}) {
  const { t, language } = useShownLanguage();
  const { state, open } = useLanguageMenu();
  const name = `${t('language.label')}: ${LANGUAGE_TABLE[language].endonym}`;
  const shortName = tagOf(language).slice(0, 2).toUpperCase();
  return (
    <button
      type="button"
      className={className}
      data-part="language"
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      aria-label={children ? undefined : name}
      onClick={(event) => open(event.currentTarget)}
    >
      {children ? (
        // its name is what stands on it and a little more, so that who speaks to the page is understood (WCAG 2.5.3)
        <>
          <span css={unseen}>{name} </span>
          {children(shortName)}
        </>
      ) : (
        <Globe />
      )}
    </button>
  );
}

const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

function Globe() {
  return (
    <svg viewBox="0 0 22 22" width={40} height={40} fill="none" stroke="currentColor" strokeWidth={1.4} aria-hidden>
      <circle cx={11} cy={11} r={9} />
      <path d="M2 11h18M11 2c-5.500 5-5.500 13 0 18 5.500-5 5.500-13 0-18" />
    </svg>
  );
}
