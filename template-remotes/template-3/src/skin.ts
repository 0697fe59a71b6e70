import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?parted';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?parted';
import cormorantBold from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2?parted';
import jost from '@fontsource/jost/files/jost-latin-400-normal.woff2?parted';
import jostBold from '@fontsource/jost/files/jost-latin-500-normal.woff2?parted';
import pinyon from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?parted';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';
import type { TemplateSkin } from '@janur/kit';

/** Soga brown, gold and the cream of unwaxed cloth. */
export const sekarJagad: TemplateSkin = {
  colors: {
    base: '#f5ead3',
    primary: '#4a2614',
    secondary: '#b98735',
    third: '#fffaf0',
    title: '#5b2413',
    ink: '#3b2113',
    onPrimary: '#f7e6b6',
  },
  fonts: {
    heading: `"Cormorant Garamond", "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    body: `Jost, "Jost Stand-in", sans-serif, ${CJK_SANS}`,
    script: `"Pinyon Script", "Pinyon Stand-in", serif, ${CJK_SERIF}`,
  },
};

const FONT_FACES =
  fontFace('Pinyon Script', pinyon) +
  fontFace('Cormorant Garamond', cormorant, 'font-weight: 500;') +
  fontFace('Cormorant Garamond', cormorantItalic, 'font-weight: 500; font-style: italic;') +
  fontFace('Cormorant Garamond', cormorantBold, 'font-weight: 600;') +
  fontFace('Jost', jost) +
  fontFace('Jost', jostBold, 'font-weight: 500;') +
  standIn('Pinyon', 'serif', 39.7) +
  standIn('Cormorant', 'serif', 40.5) +
  standIn('Jost', 'sans-serif', 44.2);

/**
 * What is dyed and gilded. The brown of the night is the couple's primary, never lighter than soga; gold is their
 * secondary, always as light as gold leaf: so gold on soga is readable whatever they choose. The other dyes are
 * nature's: mengkudu red, indigo, tingi ochre.
 */
const DYES = `
[data-invitation] {
  --soga: #4a2614; --soga-2: #3a1d10; --soga-lit: #5b3219; --soga-deep: #1d0e08;
  --gold-1: #fbeec0; --gold-2: #d9b25f; --gold-3: #a97828; --gold-4: #f0d894; --prada: #e2bd72; --wire: #c59a4b;
  --on-soga: #fff3cf; --soft-on-soga: #e7c989;
  --mengkudu: #7a2e1c; --indigo: #16273a; --tingi: #c08a3e;
  --lontar: var(--third); --bronze: var(--ink); --sky: #c79a4e;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --soga: oklch(from var(--primary) min(l, .33) min(c, .1) h);
    --soga-2: oklch(from var(--primary) min(l * .84, .28) min(c * .9, .09) h);
    --soga-lit: oklch(from var(--primary) min(l * 1.18, .37) min(c * 1.15, .1) h);
    --soga-deep: oklch(from var(--primary) min(l * .58, .2) min(c * .6, .06) h);
    --gold-1: oklch(from var(--secondary) .945 calc(c * .5) calc(h + 15));
    --gold-2: oklch(from var(--secondary) .785 calc(c * .95) calc(h + 8));
    --gold-3: oklch(from var(--secondary) .6 c h);
    --gold-4: oklch(from var(--secondary) .885 calc(c * .72) calc(h + 12));
    --prada: oklch(from var(--secondary) .815 calc(c * .87) calc(h + 6));
    --wire: oklch(from var(--secondary) .705 calc(c * .9) calc(h + 3));
    --on-soga: oklch(from var(--secondary) .965 calc(c * .4) calc(h + 16));
    --soft-on-soga: oklch(from var(--secondary) .85 calc(c * .75) calc(h + 9));
    --sky: oklch(from var(--secondary) .73 calc(c * .88) calc(h + 2));
    --lontar: oklch(from var(--third) calc(l - .1 * clamp(0, (l - .85) * 12, 1)) calc(c + .055 * clamp(0, (l - .85) * 12, 1)) h);
    --bronze: oklch(from var(--ink) calc(l + .07 * clamp(0, (.42 - l) * 10, 1)) calc(c * 1.3) h);
  }
}
[data-invitation] {
  --font-figures: var(--font-heading);
  --sheet-ground: var(--soga); --sheet-ink: var(--on-soga); --sheet-mark: var(--prada); --sheet-edge: 1px solid var(--wire); --sheet-radius: 0; --sheet-shadow: inset 0 0 0 6px var(--soga), inset 0 0 0 7px color-mix(in srgb, var(--wire) 60%, #0000), 0 24px 60px -20px #000; --sheet-font: 400 1.0625rem/1.3 var(--font-body);
  --photo-ground: #140a06; --photo-ink: #fff3cf; --photo-edge: 2px solid var(--wire); --photo-shadow: 0 0 0 5px #140a06, 0 0 0 6px var(--wire); --photo-font: 600 1.25rem/1.3 var(--font-heading);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + DYES;
