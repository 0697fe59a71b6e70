import { LANGUAGE_TABLE } from '@janur/contracts/languages';
import { useTexts } from '@janur/kit';
import { type ComponentType, useRef, useState } from 'react';
import type { LanguageMenuProps } from './language-menu.tsx';
import { useLanguageChoice, useRememberedLanguage } from './use-language-choice.ts';

type Menu = { state: 'closed' | 'failed' } | { state: 'open'; Content: ComponentType<LanguageMenuProps> };

/** The globe at the head of the page, on the opening and on the hero; it scrolls away with them. */
export function LanguageSwitch() {
  const { t } = useTexts();
  const { language } = useLanguageChoice();
  const [menu, setMenu] = useState<Menu>({ state: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  useRememberedLanguage();

  async function open() {
    try {
      const { LanguageMenu } = await import('./language-menu.tsx');
      setMenu({ state: 'open', Content: LanguageMenu });
    } catch {
      // the menu is a file of its own, and the phone may be offline
      setMenu({ state: 'failed' });
    }
  }

  function close() {
    setMenu({ state: 'closed' });
    button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div
        data-part="language"
        css={{
          position: 'absolute',
          top: 'calc(14px + env(safe-area-inset-top))',
          right: 'calc(14px + env(safe-area-inset-right))',
          zIndex: 70, // above every template's opening
          display: 'grid',
          justifyItems: 'end',
          color: 'var(--boot-ink, #2F2A24)',
          '& > button': {
            width: 48,
            height: 48,
            padding: 4,
            border: 0,
            background: 'none',
            color: 'inherit',
            cursor: 'pointer',
          },
          '& > button > svg': {
            display: 'block',
            boxSizing: 'border-box',
            padding: 9,
            borderRadius: '50%',
            background: 'var(--boot-base, #FFF4E9)',
            boxShadow: '0 0 0 1px color-mix(in srgb, currentColor 22%, transparent)',
          },
          '& > button:focus-visible': { outline: '2px solid currentColor', outlineOffset: 1, borderRadius: '50%' },
          '& > p': {
            maxWidth: 280,
            margin: '4px 0 0',
            padding: '10px 14px',
            borderRadius: 10,
            background: 'var(--boot-base, #FFF4E9)',
            font: '500 16px/1.4 system-ui, sans-serif',
          },
        }}
      >
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menu.state === 'open'}
          aria-label={`${t('language.label')}: ${LANGUAGE_TABLE[language].endonym}`}
          onClick={() => void open()}
        >
          <svg
            viewBox="0 0 22 22"
            width={40}
            height={40}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.4}
            aria-hidden
          >
            <circle cx={11} cy={11} r={9} />
            <path d="M2 11h18M11 2c-5.500 5-5.500 13 0 18 5.500-5 5.500-13 0-18" />
          </svg>
        </button>
        {menu.state === 'failed' && <p role="alert">{t('language.failed')}</p>}
      </div>
      {menu.state === 'open' && <menu.Content onClose={close} />}
    </>
  );
}
