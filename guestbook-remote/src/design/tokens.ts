import { css } from '@emotion/react';
import { FONT_TITLE, FONT_UI, ledgerDark, ledgerLight } from '@janur/ui';

export { FONT_TITLE, FONT_UI };

/** The four answers at a glance: ground, ink, and the ink's wash for what is not the main button. */
export const tones = {
  good: { ground: '#3DDC97', ink: '#06281A', onInk: '#F3FAF8' },
  twice: { ground: '#FFC24B', ink: '#2E1E00', onInk: '#FFF6E4' },
  no: { ground: '#FF7A70', ink: '#380806', onInk: '#FFF1EF' },
  later: { ground: '#1A2626', ink: '#8FB4FF', onInk: '#0F1717' },
} as const;
export type Tone = keyof typeof tones;

/** Wide enough for the camera and the verdict side by side. */
export const TABLET = '@media (min-width: 900px) and (min-height: 600px)';
/** A phone under a browser's own bars: words and signs move closer together. */
export const SHORT = '@media (max-height: 720px)';
/** A screen at 200% zoom or a phone on its side: nothing may stay in place, everything scrolls. */
export const TINY = '@media (max-height: 480px)';
/** A phone on its side: what is said on one half, what to do on the other. */
export const LYING = '@media (max-height: 480px) and (min-width: 600px)';
/** A phone at 200% zoom. */
export const NARROW = '@media (max-width: 280px)';
export const CALM = '@media (prefers-reduced-motion: reduce)';

export const schemes = {
  dark: css({
    colorScheme: 'dark',
    '--ground': ledgerDark.ground,
    '--card': ledgerDark.card,
    '--text': ledgerDark.ink,
    '--quiet': ledgerDark.muted,
    '--border': ledgerDark.border,
    '--control': ledgerDark.control,
    '--highlight': ledgerDark.accent,
    '--good': '#3DDC97',
    '--twice': '#FFC24B',
    '--no': '#FF7A70',
  }),
  light: css({
    colorScheme: 'light',
    '--ground': ledgerLight.ground,
    '--card': ledgerLight.card,
    '--text': ledgerLight.ink,
    '--quiet': '#566868',
    '--border': ledgerLight.border,
    '--control': ledgerLight.control,
    '--highlight': ledgerLight.brand,
    '--good': ledgerLight.success,
    '--twice': ledgerLight.warning,
    '--no': ledgerLight.danger,
  }),
};
export const ACCENT = ledgerLight.accent;
export const ON_ACCENT = ledgerLight.onAccent;
