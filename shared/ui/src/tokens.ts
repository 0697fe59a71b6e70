/** The colours of "Ledger", by the job they do. `accent` is a fill, never a text colour on light ground. */
export const ledger = {
  brand: '#435B5B',
  brandHover: '#405656',
  brandDeep: '#324444',
  accent: '#FFCEA3',
  onAccent: '#2E4040',
  ink: '#263535',
  muted: '#5F7272',
  ground: '#F6F4F0',
  card: '#FFFFFF',
  border: '#E2DED6',
  borderStrong: '#CFC9BE',
  control: '#849393',
  row: '#FAF7F1',
  success: '#1E7A4F',
  warning: '#8A5A00',
  danger: '#B42318',
  dangerGround: '#FDF0EE',
} as const;

/** The usher's dark ground: readable at 5 lux, no pure white areas. */
export const ledgerDark = {
  brand: '#435B5B',
  accent: '#FFCEA3',
  onAccent: '#2E4040',
  ink: '#F3FAF8',
  muted: '#A9BDBB',
  ground: '#0F1717',
  card: '#1A2626',
  border: '#2C3B3B',
  control: '#6F8585',
  success: '#3DDC97',
  warning: '#FFC24B',
  danger: '#FF7A70',
} as const;

export const FONT_UI = "'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const FONT_TITLE = "'Instrument Serif', Georgia, 'Times New Roman', serif";

export const shadow = '0 1px 2px #2635350f, 0 8px 24px -12px #26353526';

/** Media queries: `phone` has no room for two columns, `desktop` has room for the sidebar. */
export const media = {
  phone: '@media (max-width: 47.99em)',
  desktop: '@media (min-width: 64em)',
} as const;
