import type { CSSObject } from '@emotion/react';
import { LOW } from '@janur/template-parts';
import { WIDE } from './opening-layout.ts';

/** The button of languages is the gilt boss at the right of the painted beam, as the drawn one is at its left. */
export const language: CSSObject = {
  '--u': 'calc(min(100vw / 390, 100dvh / 640))',
  top: 'calc(69 * var(--u) - 24px)',
  right: 'calc(50% - 144 * var(--u) - 24px)',
  color: '#5c0a0c',
  '& > button > svg': {
    background: 'radial-gradient(circle at 50% 40%, #fff0c0, #e8bd63 52%, #b9812a)',
    boxShadow: '0 0 0 1px #7a4a10, inset 0 0 0 3px #e2b45a, inset 0 0 0 4px #a3171b',
  },
  [WIDE]: { '--u': 'clamp(.8px, 100dvh / 820, 1.5px)' },
  [LOW]: { top: 6, right: 6 },
};

/** The switch of the quiet invitation is the boss at its left. */
export const quiet: CSSObject = {
  position: 'fixed',
  top: 'calc(69 * var(--u) - 24px)',
  left: 'calc(50% - 144 * var(--u) - 24px)',
  [LOW]: { position: 'static' },
};
