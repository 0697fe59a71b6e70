import { css } from '@emotion/react';
import { FONT_TITLE, FONT_UI, ledgerDark, ledgerLight, shadow as SHADOW } from '@janur/ui';

export { FONT_TITLE, FONT_UI, SHADOW };

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
/** Wide enough for two columns, such as the login's. */
export const WIDE = '@media (min-width: 48em)';
/** A phone under a browser's own bars: words and signs move closer together. */
export const SHORT = '@media (max-height: 720px)';
/** A screen at 200% zoom or a phone on its side: nothing may stay in place, everything scrolls. */
export const TINY = '@media (max-height: 480px)';
/** A phone on its side: what is said on one half, what to do on the other. */
export const LYING = '@media (max-height: 480px) and (min-width: 600px)';
/** A phone at 200% zoom. */
export const NARROW = '@media (max-width: 280px)';
export const CALM = '@media (prefers-reduced-motion: reduce)';

export const ACCENT = ledgerDark.accent;
export const ON_ACCENT = ledgerDark.onAccent;
/** Night, and what is readable on it: over the camera, on the screens for guests. */
export const NIGHT = ledgerDark.ground;
export const ON_NIGHT = ledgerDark.ink;
/** The night, as glass over a picture. */
export const GLASS = `${NIGHT}CC`;

type Ledger = Record<keyof typeof ledgerLight, string>;

const common = (ledger: Ledger) => ({
  '--ground': ledger.ground,
  '--card': ledger.card,
  '--text': ledger.ink,
  '--border': ledger.border,
  '--control': ledger.control,
  '--accent': ledger.accent,
  '--on-accent': ledger.onAccent,
  '--brand': ledger.brand,
  '--on-brand': ledger.onBrand,
  '--panel': ledger.panel,
  '--on-panel': ledger.onPanel,
  '--on-panel-quiet': ledger.onPanelMuted,
  '--no': ledger.danger,
  '--no-ground': ledger.dangerGround,
  // for the drawings of shared/ui
  '--ledger-panel': ledger.panel,
  '--ledger-brand': ledger.brand,
});

export const schemes = {
  dark: css({
    colorScheme: 'dark',
    ...common(ledgerDark),
    '--quiet': ledgerDark.muted,
    '--highlight': ledgerDark.accent,
    '--good': tones.good.ground,
    '--twice': tones.twice.ground,
    '--here': tones.later.ink,
  }),
  light: css({
    colorScheme: 'light',
    ...common(ledgerLight),
    '--quiet': '#566868',
    '--highlight': ledgerLight.brand,
    '--good': ledgerLight.success,
    '--twice': ledgerLight.warning,
    '--here': '#2A4C9B',
  }),
};

/** The one thing to do next. On a verdict it takes the verdict's ink. */
export const mainButton = {
  accent: css({ background: 'var(--ink, var(--accent))', color: 'var(--on-ink, var(--on-accent))' }),
  brand: css({ background: 'var(--brand)', color: 'var(--on-brand)' }),
};
export const onBrand = css({ background: 'var(--panel)', color: 'var(--on-panel)' });
/** Controls over the camera or a picture. */
export const onGlass = css({ background: GLASS, color: ACCENT });
