import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { FONT_TITLE, FONT_UI, ledger, ledgerDark, shadow } from './tokens.ts';

const brand: MantineColorsTuple = [
  '#F1F5F4',
  '#E3EAE8',
  '#C9D5D2',
  '#ABBCB9',
  '#8B9F9C',
  '#66807E',
  ledger.brand,
  ledger.brandHover,
  ledger.brandDeep,
  ledger.ink,
];

const accent: MantineColorsTuple = [
  '#FFF8F1',
  '#FFF1E4',
  '#FFE5CE',
  '#FFDAB9',
  ledger.accent,
  '#F7BE8B',
  '#E8A96F',
  '#C98748',
  '#9C6430',
  '#6E451F',
];

/** Mantine paints its dark scheme from these: text first, page ground at 7. */
const dark: MantineColorsTuple = [
  ledgerDark.ink,
  '#D5E2DF',
  ledgerDark.muted,
  '#6F8585',
  ledgerDark.border,
  '#223030',
  ledgerDark.card,
  ledgerDark.ground,
  '#0B1111',
  '#070B0B',
];

export const theme = createTheme({
  colors: { brand, accent, dark },
  primaryColor: 'brand',
  primaryShade: 6,
  black: ledger.ink,
  fontFamily: FONT_UI,
  headings: { fontFamily: FONT_TITLE, fontWeight: '400' },
  fontSizes: { xs: '13px', sm: '14px', md: '16px', lg: '20px', xl: '24px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  shadows: { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': ledger.ink,
    '--mantine-color-body': ledger.ground,
    '--mantine-color-dimmed': ledger.muted,
    '--mantine-color-placeholder': ledger.muted,
    '--mantine-color-error': ledger.danger,
    '--mantine-color-default-border': ledger.border,
    '--ledger-control': ledger.control,
    '--ledger-focus': ledger.brand,
    '--ledger-track': '#EAE6DE',
    '--ledger-track-text': '#566868',
    '--ledger-card': ledger.card,
    '--ledger-skeleton': '#ECE8E0',
    '--ledger-quiet': ledger.brand,
    '--ledger-hover': '#F1F4F3',
    '--ledger-danger-ground': ledger.dangerGround,
  },
  dark: {
    '--mantine-color-text': ledgerDark.ink,
    '--mantine-color-body': ledgerDark.ground,
    '--mantine-color-dimmed': ledgerDark.muted,
    '--mantine-color-placeholder': ledgerDark.muted,
    '--mantine-color-error': ledgerDark.danger,
    '--mantine-color-default-border': ledgerDark.border,
    '--ledger-control': ledgerDark.control,
    '--ledger-focus': ledgerDark.accent,
    '--ledger-track': '#131D1D',
    '--ledger-track-text': ledgerDark.muted,
    '--ledger-card': ledgerDark.card,
    '--ledger-skeleton': '#2C3B3B',
    '--ledger-quiet': ledgerDark.muted,
    '--ledger-hover': '#243333',
    '--ledger-danger-ground': '#3A1613',
  },
});
