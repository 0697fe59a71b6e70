import { BCP47, type ProductLanguage } from '@janur/i18n/languages';
import { useTexts } from '@janur/kit';
import { useEffect, useRef, useState } from 'react';
import { ENDONYMS, LANGUAGES } from './endonyms.ts';
import * as styles from './language-menu-styles.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export interface LanguageMenuProps {
  onClose: () => void;
}

type Choice = { state: 'open' } | { state: 'loading' | 'failed'; language: ProductLanguage };

/** Nine languages in their own words. A choice changes the page in place and closes the menu. */
export function LanguageMenu({ onClose }: LanguageMenuProps) {
  const { t } = useTexts();
  const { language, choose } = useLanguageChoice();
  const [choice, setChoice] = useState<Choice>({ state: 'open' });
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const card = dialog.current;
    card?.showModal();
    current.current?.focus();
    // a tap beside the card lands on the dialog itself
    const closeBeside = (event: MouseEvent) => {
      if (event.target === card) card?.close();
    };
    card?.addEventListener('click', closeBeside);
    return () => card?.removeEventListener('click', closeBeside);
  }, []);

  async function take(chosen: ProductLanguage) {
    if (choice.state === 'loading') return;
    setChoice({ state: 'loading', language: chosen });
    try {
      await choose(chosen);
      dialog.current?.close();
    } catch {
      setChoice({ state: 'failed', language: chosen });
    }
  }

  return (
    <dialog ref={dialog} css={styles.card} aria-label={t('language.label')} onClose={onClose}>
      <ul>
        {LANGUAGES.map((offered) => (
          <li key={offered}>
            <button
              ref={offered === language ? current : undefined}
              type="button"
              lang={BCP47[offered]}
              aria-current={offered === language}
              aria-busy={choice.state === 'loading' && choice.language === offered}
              onClick={() => void take(offered)}
            >
              {ENDONYMS[offered]}
            </button>
          </li>
        ))}
      </ul>
      {choice.state === 'failed' && <p role="alert">{t('language.failed')}</p>}
      <button type="button" css={styles.close} onClick={() => dialog.current?.close()}>
        {t('rsvp.close')}
      </button>
    </dialog>
  );
}
