import { css } from '@emotion/react';
import { type FrameProps, LanguageButton, late } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { smooth } from '../../skeleton/smooth.ts';
import { Nav } from './nav.tsx';

/** Only wide windows show it, and only once the opening is gone. */
const BouquetColumn = late(() => import('./sections/index.ts').then((sections) => sections.BouquetColumn), 0);

const page = css({
  position: 'relative',
  overflow: 'clip',
  background: 'var(--night)',
  [DESKTOP]: { paddingLeft: '38vw' },
});

const language = css({
  position: 'absolute',
  zIndex: 3,
  top: 12,
  right: 12,
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  font: '600 .9375rem/1 var(--font-body)',
  letterSpacing: '.08em',
  color: 'var(--ink)',
  background:
    'radial-gradient(circle, color-mix(in srgb, var(--night) 78%, #0000) 20px, color-mix(in srgb, var(--gold) 60%, #0000) 20.500px 21.500px, #0000 22px)',
  cursor: 'pointer',
  '&:active': { color: 'var(--gold-1)' },
});

/** The night, and on wide windows the bouquets that stand still at the left. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, smooth]}>
      <BouquetColumn />
      {children}
      <LanguageButton css={language}>{(shortName) => shortName}</LanguageButton>
      <Nav />
    </div>
  );
}
