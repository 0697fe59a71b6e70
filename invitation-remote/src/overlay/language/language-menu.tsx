import { Global } from '@emotion/react';
import { LANGUAGE_TABLE, LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { QuietButton, useTexts } from '@janur/kit';
import { useEffect, useRef, useState } from 'react';
import { inLook } from '../in-look.ts';
import { ENDONYM_FACES } from './endonyms/faces.ts';
import * as styles from './language-menu-styles.ts';
import { useLanguageChoice } from './use-language-choice.ts';

export interface LanguageMenuProps {
  onClose: () => void;
}

type Choice = { state: 'open' } | { state: 'loading' | 'failed'; language: Language };

/** Nine languages in their own words, and the quiet invitation. A choice changes the page in place and closes the menu. */
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

  async function take(chosen: Language) {
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
    <div data-invitation="" css={inLook}>
      <Global styles={ENDONYM_FACES} />
      <dialog
        ref={dialog}
        data-part="language-menu"
        css={styles.card}
        aria-label={t('language.label')}
        onClose={onClose}
      >
        <ul>
          {LANGUAGES.map((offered) => (
            <li key={offered}>
              <button
                ref={offered === language ? current : undefined}
                type="button"
                lang={tagOf(offered)}
                aria-current={offered === language}
                aria-busy={choice.state === 'loading' && choice.language === offered}
                onClick={() => void take(offered)}
              >
                {LANGUAGE_TABLE[offered].endonym}
              </button>
            </li>
          ))}
        </ul>
        {choice.state === 'failed' && <p role="alert">{t('language.failed')}</p>}
        <QuietButton css={styles.quiet} hasWords />
        <button type="button" css={styles.close} onClick={() => dialog.current?.close()}>
          {t('rsvp.close')}
        </button>
      </dialog>
    </div>
  );
}
