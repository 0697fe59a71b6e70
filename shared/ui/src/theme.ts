import {
  ActionIcon,
  Button,
  Checkbox,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  Menu,
} from '@mantine/core';
import { FONT_TITLE, FONT_UI, type LedgerColour, ledgerDark, ledgerLight, ledgerVariable, shadow } from './tokens.ts';
import { variantColours } from './variants.ts';

const brand: MantineColorsTuple = [
  '#F1F5F4',
  '#E3EAE8',
  '#C9D5D2',
  '#ABBCB9',
  '#8B9F9C',
  '#66807E',
  ledgerLight.brand,
  ledgerLight.brandHover,
  ledgerLight.brandDeep,
  ledgerLight.ink,
];

const accent: MantineColorsTuple = [
  '#FFF8F1',
  '#FFF1E4',
  '#FFE5CE',
  '#FFDAB9',
  ledgerLight.accent,
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
  primaryShade: { light: 6, dark: 3 },
  variantColorResolver: variantColours,
  black: ledgerLight.ink,
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
  components: {
    // said, so that variants.ts paints it
    Button: Button.extend({ defaultProps: { variant: 'filled' } }),
    // the first entry has the focus: what Mantine would put before it is nothing that a menu may hold
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'muted' } }),
    // with the radius of fields a box of 20 px would be a circle, which reads as one of several
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'xs' } }),
  },
});

const coloursOf = (colours: Record<LedgerColour, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [ledgerVariable(name as LedgerColour), value])); // its keys are all of them

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...coloursOf(ledgerLight),
    '--mantine-color-text': ledgerLight.ink,
    '--mantine-color-body': ledgerLight.ground,
    '--mantine-color-dimmed': ledgerLight.muted,
    '--mantine-color-placeholder': ledgerLight.muted,
    '--mantine-color-error': ledgerLight.danger,
    '--mantine-color-default-border': ledgerLight.border,
    '--ledger-focus': ledgerLight.brand,
    '--ledger-track': '#EAE6DE',
    '--ledger-track-text': '#566868',
    '--ledger-skeleton': '#ECE8E0',
    '--ledger-quiet': ledgerLight.brand,
    '--ledger-hover': '#F1F4F3',
  },
  dark: {
    ...coloursOf(ledgerDark),
    '--mantine-color-text': ledgerDark.ink,
    '--mantine-color-body': ledgerDark.ground,
    '--mantine-color-dimmed': ledgerDark.muted,
    '--mantine-color-placeholder': ledgerDark.muted,
    '--mantine-color-error': ledgerDark.danger,
    '--mantine-color-default-border': ledgerDark.border,
    '--ledger-focus': ledgerDark.accent,
    '--ledger-track': '#131D1D',
    '--ledger-track-text': ledgerDark.muted,
    '--ledger-skeleton': '#2C3B3B',
    '--ledger-quiet': ledgerDark.muted,
    '--ledger-hover': '#243333',
  },
});
