import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Scheme, usePreferences } from '../device/preferences.ts';
import { CALM, FONT_UI, schemes } from './tokens.ts';

/** The usher's page: dark for a hall in the evening, light for a garden at noon. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const scheme = usePreferences((preferences) => preferences.scheme);
  return <Theme scheme={scheme}>{children}</Theme>;
}

export function Theme({ scheme, children }: { scheme: Scheme; children: ReactNode }) {
  return (
    <>
      <Global styles={[css({ ':root': schemes[scheme] }), plain]} />
      <div css={surface}>{children}</div>
    </>
  );
}

/** Parts in `:where`, so that it weighs nothing against their own styles. */
const plain = css({
  'html, body': { margin: 0, background: 'var(--ground)', overscrollBehavior: 'none' },
  ':where(*, *::before, *::after)': { boxSizing: 'border-box' },
  ':where(h1, h2, p, dl, dd, ul)': { margin: 0, padding: 0 },
  ':where(ul)': { listStyle: 'none' },
  ':where(button, input, select)': { font: 'inherit', wordSpacing: 'inherit', color: 'inherit' },
  ':where(button)': { cursor: 'pointer', touchAction: 'manipulation', WebkitTapHighlightColor: 'transparent' },
  ':where(:focus-visible)': { outline: '3px solid var(--focus, var(--highlight))', outlineOffset: 3 },
  [CALM]: { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' } },
});

const surface = css({
  minHeight: '100dvh',
  background: 'var(--ground)',
  color: 'var(--text)',
  fontFamily: FONT_UI,
  // Plus Jakarta Sans sets its words too close
  wordSpacing: '0.07em',
  fontSize: '1rem',
  lineHeight: 1.4,
  WebkitFontSmoothing: 'antialiased',
});
