/* What tests of printed openings share. */

export const slot = (name: string) => `\uE000${name}\uE001`;

const colors = {
  base: '#FBF3EA',
  primary: '#9C4A2F',
  secondary: '#D98E5F',
  third: '#F1DCC8',
  title: '#7A341E',
  ink: '#4A2C20',
  onPrimary: '#FFF8F1',
};
export const skin = { colors, fonts: { heading: 'serif', body: 'serif', script: 'serif' } };
