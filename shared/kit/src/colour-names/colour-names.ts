import type { Language } from '@janur/contracts/languages';
import { isHex } from '@janur/contracts/rules';
import { COLOURS, NAMED_IN } from './table.ts';

/** What a person calls a colour: the name of the nearest of the table, by OKLab. Null for what is no hex colour. */
export function colourName(hex: string, language: Language): string | null {
  if (!isHex(hex)) return null;
  const asked = okLab(hex);
  let nearest: { distance: number; names: string } | null = null;
  for (const [shades, names] of COLOURS)
    for (const shade of shades.split(' ')) {
      const distance = distanceOf(asked, okLab(`#${shade}`));
      if (!nearest || distance < nearest.distance) nearest = { distance, names };
    }
  return nearest?.names.split('|')[NAMED_IN.indexOf(language)] ?? null;
}

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

/** Hue tells colours apart more than lightness does: a navy blue is a blue. */
const distanceOf = (one: Lab, other: Lab): number =>
  (0.8 * (one[0] - other[0])) ** 2 + (1.6 * (one[1] - other[1])) ** 2 + (1.6 * (one[2] - other[2])) ** 2;

/** https://bottosson.github.io/posts/oklab/ */
function okLab(hex: string): Lab {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short,
  ];
}
