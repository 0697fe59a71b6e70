import type { ClientOption } from '@janur/contracts';
import { OWN_FONT } from '@janur/kit/document';
import { type FirstScreen, type PageLook, pageLook, quietLook } from '@janur/kit/first-screen';
import type { PrintedScreen } from '../first-screen/print.ts';

const SERIF = 'Georgia, "Noto Serif", serif';

/** Where no build has printed anything: the house's paper. */
const PAPER: FirstScreen['skins'] = {
  PAPER: {
    colors: {
      base: '#FFFDF8',
      primary: '#435B5B',
      secondary: '#2F2A24',
      third: '#F4EDE0',
      title: '#2F2A24',
      ink: '#2F2A24',
      onPrimary: '#FFFFFF',
    },
    fonts: { heading: SERIF, body: SERIF, script: SERIF },
  },
};

/** The family's colours and type, as its pages have them. */
export function documentLook(
  screen: Pick<FirstScreen, 'skins'> | null,
  option: ClientOption,
  isQuiet = false,
): PageLook {
  const look = pageLook(screen?.skins ?? PAPER, option);
  return isQuiet ? quietLook(look) : look;
}

/** The fonts of a document where no script lets them in: the family's, and the couple's own. */
export function documentFonts(files: readonly string[], { font_url }: Pick<ClientOption, 'font_url'>): string {
  const faces = files.flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? []);
  const isOurs = font_url !== null && /^\/files\/[\w./~-]+$/.test(font_url);
  const own = isOurs ? [`@font-face{font-family:"${OWN_FONT}";src:url(${font_url});font-display:swap}`] : [];
  return [...faces, ...own].join('');
}

/** What the opening's own styles bring later. */
export const laterFonts = (screen: PrintedScreen | null, option: ClientOption): string =>
  documentFonts(screen ? [screen.laterCss] : [], option);
