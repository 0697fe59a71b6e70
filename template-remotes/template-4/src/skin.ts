import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?parted';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?parted';
import italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?parted';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?parted';
import italiana from '@fontsource/italiana/files/italiana-latin-400-normal.woff2?parted';
import msMadi from '@fontsource/ms-madi/files/ms-madi-latin-400-normal.woff2?parted';
import whisper from '@fontsource/whisper/files/whisper-latin-400-normal.woff2?parted';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';
import type { TemplateSkin } from '@janur/kit';

const SERIF = `serif, ${CJK_SERIF}`;
const SANS = `sans-serif, ${CJK_SANS}`;

/** White paper, black type; the brown is the couple's accent. */
export const atelier: TemplateSkin = {
  colors: {
    base: '#ffffff',
    primary: '#141414',
    secondary: '#8c7b6b',
    third: '#f4f2ee',
    title: '#141414',
    ink: '#2a2a2a',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Instrument Serif", "Instrument Serif Stand-in", ${SERIF}`,
    body: `"Instrument Sans", "Instrument Sans Stand-in", ${SANS}`,
    script: `"Ms Madi", ${SERIF}`,
  },
  fontsVersion2: {
    heading: `Italiana, "Italiana Stand-in", ${SERIF}`,
    body: `"Hanken Grotesk", "Hanken Stand-in", ${SANS}`,
    script: `Whisper, ${SERIF}`,
  },
};

export const preloadFonts = [instrumentSerif];

const FONT_FACES =
  fontFace('Instrument Serif', instrumentSerif) +
  fontFace('Instrument Serif', italic, 'font-style: italic;') +
  fontFace('Instrument Sans', instrumentSans, 'font-weight: 400 700;') +
  fontFace('Ms Madi', msMadi) +
  fontFace('Italiana', italiana, 'size-adjust: 70%;') +
  fontFace('Hanken Grotesk', hanken, 'font-weight: 100 900;') +
  fontFace('Whisper', whisper) +
  standIn('Instrument Serif', 'serif', 35.3, '', [99, 31]) +
  // a wider & for the time being would take the second name into the next line
  standIn('Instrument Serif', 'serif', 31, 'font-style: italic; ', [99, 31]) +
  standIn('Instrument Sans', 'sans-serif', 46.7) +
  standIn('Italiana', 'serif', 30.3) +
  standIn('Hanken', 'sans-serif', 46);

/** `--rule` is every line on the page: one pixel. Italiana has no italic, and none is made up for it. */
const SHEET = `
[data-invitation] { --rule: 1px solid var(--title); font-synthesis-style: none; }
[data-invitation] {
  --sheet-edge: var(--rule); --sheet-radius: 0; --sheet-shadow: none; --sheet-mark: var(--title); --sheet-font: 400 1.0625rem/1.3 var(--font-body);
  --photo-ground: #fff; --photo-ink: #141414; --photo-font: 400 1.25rem/1.2 var(--font-heading);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) * { letter-spacing: 0 !important; font-style: normal !important; }
`;

/** In a quiet invitation the editor's hand is the titles' face: what stands beside a picture has no more room. */
const QUIET = '[data-quiet] [data-invitation] { --font-script: var(--font-heading) !important; }';

export const globalStyles = FONT_FACES + baseStyles + SHEET + QUIET;
