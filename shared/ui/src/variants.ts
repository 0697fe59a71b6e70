import {
  defaultVariantColorsResolver,
  type VariantColorResolverResult,
  type VariantColorsResolver,
} from '@mantine/core';
import { ledger } from './tokens.ts';

const bare = '1px solid transparent';

/**
 * What every button of the staff screens is painted with, by variant and colour: the one place to change it.
 * What is not here is as Mantine paints it.
 */
const PAINT: Readonly<Record<string, VariantColorResolverResult>> = {
  filled: { background: ledger.brand, hover: ledger.brandHover, color: ledger.onBrand, border: bare },
  default: {
    background: ledger.card,
    hover: 'var(--ledger-hover)',
    color: ledger.ink,
    border: `1px solid ${ledger.borderStrong}`,
  },
  subtle: { background: 'transparent', hover: 'var(--ledger-hover)', color: ledger.brand, border: bare },
  'filled accent': { background: ledger.accent, hover: ledger.accentHover, color: ledger.onAccent, border: bare },
  'outline onPanel': {
    background: 'transparent',
    hover: 'transparent',
    color: ledger.onPanel,
    border: `1px solid ${ledger.onPanelMuted}`,
  },
  'light danger': {
    background: ledger.dangerGround,
    hover: ledger.dangerGround,
    color: ledger.danger,
    border: `1px solid ${ledger.danger}`,
  },
  'subtle danger': { background: 'transparent', hover: ledger.dangerGround, color: ledger.danger, border: bare },
  'subtle muted': {
    background: 'transparent',
    hover: 'var(--ledger-hover)',
    color: ledger.muted,
    hoverColor: ledger.ink,
    border: bare,
  },
};

export const variantColours: VariantColorsResolver = (input) => {
  const { color = 'brand', variant } = input;
  return PAINT[color === 'brand' ? variant : `${variant} ${color}`] ?? defaultVariantColorsResolver(input);
};
