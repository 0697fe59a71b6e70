import { __unsafe_useEmotionCache as useEmotionCache, css, Global } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  adoptPrintedStyles,
  areStylesPrinted,
  disownPrintedStyles,
  dropPrintedStyles,
} from '../opening/printed-styles.ts';
import type { PageLook } from './page-look.ts';
import { SCRIPT_STYLES } from './script-styles.ts';

/** Put on the invitation's root element: all that a template may style stands below it. */
export const ROOT_ATTRIBUTE = 'data-invitation';

const root = css({
  background: 'var(--base)',
  color: 'var(--ink)',
  fontFamily: 'var(--font-body)',
  minHeight: '100dvh',
  // what is pressed shows it by its own drawing, not by the browser's blue flash
  WebkitTapHighlightColor: 'transparent',
  // laid out and ready, but nothing is painted that nobody can see: the opening's own picture is the page's largest
  '& > [data-part="opening"]:not([data-leaving]) ~ main': { visibility: 'hidden' },
});

/**
 * The root of an invitation. Colours and fonts are custom properties: `--base`, `--primary`, `--primary-dark` (5 %),
 * `--primary-darker` (25 %), `--secondary`, `--third`, `--title`, `--ink`, `--ink-on-third`, `--title-on-third`, `--on-primary`,
 * `--font-heading`, `--font-body`, `--font-script`.
 */
export function ThemeRoot({
  look,
  globalStyles = '',
  children,
}: {
  look: PageLook;
  globalStyles?: string | undefined;
  children: ReactNode;
}) {
  const emotion = useEmotionCache();
  const [isPrinted] = useState(() => {
    const isSame = areStylesPrinted(look.id);
    if (emotion) (isSame ? adoptPrintedStyles : disownPrintedStyles)(emotion);
    return isSame;
  });
  useEffect(() => {
    if (!isPrinted) dropPrintedStyles();
  }, [isPrinted]);
  return (
    <div
      {...{ [ROOT_ATTRIBUTE]: '' }}
      data-look={look.id}
      data-animation={look.animation}
      style={look.properties}
      css={root}
    >
      {isPrinted ? null : <Global styles={SCRIPT_STYLES + globalStyles} />}
      {children}
    </div>
  );
}
