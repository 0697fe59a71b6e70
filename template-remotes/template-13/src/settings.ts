import { choice, defineSettings, toggle } from '@janur/kit';

const SIGNS = [
  'none',
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpius',
  'sagittarius',
  'capricornus',
  'aquarius',
  'pisces',
] as const;

/** The hosts' signs of the zodiac, drawn around their portraits, and whether sun and moon stand among the events. */
export const settings = defineSettings({
  bride_sign: choice(SIGNS, { en: 'The bride’s zodiac sign', id: 'Zodiak mempelai wanita' }),
  groom_sign: choice(SIGNS, { en: 'The groom’s zodiac sign', id: 'Zodiak mempelai pria' }),
  almanac: toggle(true, {
    en: 'Sunset and moon among the events',
    id: 'Matahari terbenam dan bulan di antara acara',
  }),
});
