/** Each template's own colours, so that loading, lock and Plain Paper screens wear them before the template is there. */
const PALETTES: Readonly<
  Record<string, readonly [base: string, primary: string, secondary: string, third: string, title: string]>
> = {
  TEMPLATE_1: ['#FBF3EA', '#9C4A2F', '#D98E5F', '#F1DCC8', '#7A341E'],
  TEMPLATE_2: ['#FBFAF4', '#4F6650', '#E3A187', '#DFE7D6', '#37473A'],
  TEMPLATE_2_1: ['#FFF6F3', '#A23B52', '#E7A9AE', '#F9E1DE', '#8A2F45'],
  TEMPLATE_2_2: ['#101A17', '#D8B26A', '#C96F5B', '#1B2A25', '#F0DDAF'],
  TEMPLATE_3: ['#F5EAD3', '#4A2614', '#B98735', '#FFFAF0', '#5B2413'],
  TEMPLATE_4: ['#FFFFFF', '#141414', '#8C7B6B', '#F4F2EE', '#141414'],
  TEMPLATE_5: ['#0E2A27', '#D9B565', '#F2E6C4', '#153B36', '#E8C877'],
  TEMPLATE_6: ['#FAF7F0', '#1C2B4A', '#A9812F', '#ECE6D8', '#1C2B4A'],
  TEMPLATE_7: ['#FFF5E6', '#B3181C', '#D4A24A', '#FBE3C6', '#9E1216'],
  TEMPLATE_8: ['#FFF6E6', '#4D46A6', '#FF6F61', '#FFD9C9', '#4D46A6'],
  TEMPLATE_9: ['#1B0E12', '#D7A94B', '#B5293B', '#2B161C', '#EBCB82'],
  TEMPLATE_10: ['#F4FAF9', '#1F5A68', '#E98A6D', '#D7ECEA', '#17495A'],
  TEMPLATE_11: ['#FFF7E8', '#0F6E6E', '#F2A33A', '#F9D7C3', '#B02F24'],
  TEMPLATE_12: ['#E9E6DF', '#111111', '#FF4B24', '#FFFFFF', '#111111'],
  TEMPLATE_13: ['#0B1430', '#E6D9A8', '#8FA6E8', '#16224A', '#F4EBCB'],
  TEMPLATE_14: ['#F7F3EA', '#2B3A67', '#C0392F', '#E8E1D1', '#2B3A67'],
  TEMPLATE_15: ['#0D0D0F', '#E4B363', '#B23A48', '#1A1A1F', '#F4EFE6'],
  TEMPLATE_16: ['#EFE4D3', '#3E5C4B', '#E0765A', '#FFFDF8', '#3A2F28'],
  TEMPLATE_SHORT_1: ['#E9E4DA', '#7B3F4C', '#B88A5B', '#FCFAF5', '#7B3F4C'],
  TEMPLATE_SHORT_2: ['#F3EEE2', '#1F1D1A', '#8C2F1B', '#E7DFCD', '#1F1D1A'],
  CUSTOM: ['#F6F1E7', '#2F4B3C', '#E0A526', '#E2D9C6', '#5A2A27'],
};

/** The colour columns of an option that wears `template`; none for a template that is not known. */
export function coloursOf(template: string): Record<string, string> {
  const palette = PALETTES[template];
  if (!palette) return {};
  const [base_color, primary_color, secondary_color, third_color, title_color] = palette;
  return { base_color, primary_color, secondary_color, third_color, title_color };
}
