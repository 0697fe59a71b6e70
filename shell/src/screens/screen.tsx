import { Global } from '@emotion/react';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
import sans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import type { ReactNode } from 'react';

const FONTS = `@font-face{font-family:"Instrument Serif";src:url(${serif}) format("woff2");font-display:swap}
@font-face{font-family:"Plus Jakarta Sans Variable";src:url(${sans}) format("woff2");font-weight:200 800;font-display:swap}`;

/** The brand's own plain screens: not found, and trouble (brief §1). */
export function Screen({
  title,
  text,
  drawing,
  children,
}: {
  title: string;
  text: string;
  drawing: ReactNode;
  children: ReactNode;
}) {
  return (
    <main
      css={{
        boxSizing: 'border-box',
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        maxWidth: 480,
        margin: '0 auto',
        padding: '26px 28px 34px',
        color: '#4A5C5C',
        font: '500 17px/1.55 "Plus Jakarta Sans Variable", system-ui, sans-serif',
        '& h1': {
          margin: 0,
          color: '#2E4040',
          font: '400 44px/1.04 "Instrument Serif", Georgia, serif',
          letterSpacing: '-.01em',
          textWrap: 'balance',
        },
        '& p': { margin: '14px 0 0' },
        '& :focus-visible': { outline: '2px solid #263535', outlineOffset: 3 },
      }}
    >
      <Global styles={FONTS} />
      <svg viewBox="0 0 140 30" width={140} height={30} role="img" aria-label="Janur">
        <path
          d="M3 25C3 12 11 4 23 3c0 12-7 21-20 22Zm0 0c5-7 10-12 16-18"
          fill="#FFCEA3"
          stroke="#435B5B"
          strokeWidth={1.6}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <text x={32} y={23} fontFamily='"Instrument Serif", Georgia, serif' fontSize={26} fill="#435B5B">
          Janur
        </text>
      </svg>
      <div css={{ alignSelf: 'center', paddingBlock: 24 }}>
        {drawing}
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div css={{ display: 'grid', gap: 12 }}>{children}</div>
    </main>
  );
}

export const action = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 56,
  padding: '0 20px',
  border: 0,
  borderRadius: 10,
  background: '#435B5B',
  color: '#fff',
  font: '700 17px/1.3 "Plus Jakarta Sans Variable", system-ui, sans-serif',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: '#405656' },
} as const;
