import { css } from '@emotion/react';
import {
  LanguageButton,
  QuietButton,
  sheet,
  sheetPadding,
  useLanguageMenu,
  useOpeningModal,
  useTemplate,
  useTexts,
} from '@janur/kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { LanguageMenuProps } from './language-menu.tsx';
import { inLook } from '../in-look.ts';
import { useRememberedLanguage } from './use-language-choice.ts';

type Content = ComponentType<LanguageMenuProps>;

/**
 * The globe at the head of the page, on the opening and on the hero; it scrolls away with them. A family may place it elsewhere:
 * on its opening, and in its frame. On the opening the switch of the quiet invitation stands beside it; later that is in its menu.
 */
export function LanguageSwitch() {
  const { t } = useTexts();
  const { controls, openingLanguage, openingQuiet } = useTemplate();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const { state, opener, close, fail } = useLanguageMenu();
  const [Menu, setMenu] = useState<Content | null>(null);
  useRememberedLanguage();

  useEffect(() => {
    if (state !== 'open') return;
    // the menu is a file of its own, and the phone may be offline
    import('./language-menu.tsx').then(({ LanguageMenu }) => setMenu(() => LanguageMenu), fail);
  }, [state, fail]);

  function closeMenu() {
    close();
    opener?.focus({ preventScroll: true });
  }

  const isOwn = !isOpeningShown && controls?.includes('language');
  return (
    <>
      {!isOwn && (
        <div
          data-part="language-place"
          css={{
            position: 'absolute',
            top: 'calc(14px + env(safe-area-inset-top))',
            right: 'calc(14px + env(safe-area-inset-right))',
            zIndex: 70, // above every template's opening
            display: 'grid',
            gridAutoFlow: 'column',
            justifyContent: 'end',
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
            '& > [aria-pressed="true"]': {
              color: 'var(--boot-base, #FFF4E9)',
              '& > svg': { borderRadius: '50%', background: 'var(--boot-ink, #2F2A24)' },
            },
            '& > p': {
              gridRow: 3,
              gridColumn: '1 / -1',
              maxWidth: 280,
              margin: '4px 0 0',
              padding: '10px 14px',
              borderRadius: 10,
              background: 'var(--boot-base, #FFF4E9)',
              font: '500 1rem/1.4 var(--font-body, system-ui)',
            },
            ...(isOpeningShown ? openingLanguage : {}),
            '& > [data-part="quiet"]': openingQuiet,
          }}
        >
          {isOpeningShown && <QuietButton />}
          <LanguageButton />
          {state === 'failed' && <p role="alert">{t('language.failed')}</p>}
        </div>
      )}
      {isOwn && state === 'failed' && (
        <div data-invitation="" css={inLook}>
          <p role="alert" css={failed}>
            {t('language.failed')}
          </p>
        </div>
      )}
      {state === 'open' && Menu && <Menu onClose={closeMenu} />}
    </>
  );
}

const failed = css({
  ...sheet,
  position: 'fixed',
  inset: 'calc(14px + env(safe-area-inset-top)) 14px auto',
  zIndex: 70,
  maxWidth: 420,
  margin: '0 auto',
  padding: sheetPadding(14, 20, 14),
});
