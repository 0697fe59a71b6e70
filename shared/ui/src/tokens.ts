/**
 * The colours of "Ledger" on paper, by the job they do. `accent` is a fill, never a text colour on light ground;
 * `onPanel` stands on `panel`, `raised` and `brandDeep`; `chat…` are WhatsApp's own.
 */
export const ledgerLight = {
  brand: '#435B5B',
  brandHover: '#405656',
  brandDeep: '#324444',
  onBrand: '#FFFFFF',
  onPanel: '#FFFFFF',
  onPanelMuted: '#C3D0CD',
  panel: '#435B5B',
  raised: '#324444',
  phone: '#1B2424',
  shade: '#26353580',
  accent: '#FFCEA3',
  accentHover: '#FFC491',
  onAccent: '#2E4040',
  ink: '#263535',
  muted: '#5F7272',
  faint: '#8F9A98',
  ground: '#F6F4F0',
  card: '#FFFFFF',
  head: '#FBFAF7',
  border: '#E2DED6',
  borderStrong: '#CFC9BE',
  line: '#EDE9E2',
  control: '#849393',
  row: '#FAF7F1',
  bar: '#CBD2CE',
  barHover: '#9FB0AB',
  success: '#1E7A4F',
  warning: '#8A5A00',
  danger: '#B42318',
  dangerGround: '#FDF0EE',
  chat: '#EFEAE2',
  chatBubble: '#D9FDD3',
  chatCard: '#CBEDC5',
  chatInk: '#111B21',
  chatMuted: '#46565E',
  chatLink: '#01597F',
} as const;
export type LedgerColour = keyof typeof ledgerLight;

/** The same at night, and the usher's ground: readable at 5 lux, no pure white areas. */
export const ledgerDark = {
  brand: '#9DC0B9',
  brandHover: '#B3D0CA',
  brandDeep: '#152020',
  onBrand: '#0F1717',
  onPanel: '#F3FAF8',
  onPanelMuted: '#B4C6C3',
  panel: '#243434',
  raised: '#2B3F3E',
  phone: '#33423F',
  shade: '#000000A6',
  accent: '#FFCEA3',
  accentHover: '#FFC491',
  onAccent: '#2E4040',
  ink: '#F3FAF8',
  muted: '#A9BDBB',
  faint: '#7F9391',
  ground: '#0F1717',
  card: '#1A2626',
  head: '#172222',
  border: '#2C3B3B',
  borderStrong: '#3C4D4D',
  line: '#253333',
  control: '#6F8585',
  row: '#1F2C2C',
  bar: '#3A4C4B',
  barHover: '#557070',
  success: '#3DDC97',
  warning: '#FFC24B',
  danger: '#FF7A70',
  dangerGround: '#3A1613',
  chat: '#0B141A',
  chatBubble: '#005C4B',
  chatCard: '#014D3F',
  chatInk: '#E9EDEF',
  chatMuted: '#BCD6D0',
  chatLink: '#8FD8F7',
} as const satisfies Record<LedgerColour, string>;

const names = Object.keys(ledgerLight) as LedgerColour[]; // an object literal has no other keys

/** The name of the custom property that `ThemeProvider` gives a colour's value of the scheme. */
export const ledgerVariable = (name: LedgerColour): string =>
  `--ledger-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The colours as CSS has them: each follows the scheme; on paper where no scheme was set. */
export const ledger = Object.fromEntries(
  names.map((name) => [name, `var(${ledgerVariable(name)}, ${ledgerLight[name]})`]),
) as Record<LedgerColour, string>; // it has exactly these keys

export const FONT_UI = "'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const FONT_TITLE = "'Instrument Serif', Georgia, 'Times New Roman', serif";

export const shadow = '0 1px 2px #2635350f, 0 8px 24px -12px #26353526';

/** Media queries: `phone` has no room for two columns, `desktop` has room for the sidebar. */
export const media = {
  phone: '@media (max-width: 47.99em)',
  desktop: '@media (min-width: 64em)',
} as const;
