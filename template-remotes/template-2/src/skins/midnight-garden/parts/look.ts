import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?parted&wght=400';
import cinzel from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2?parted';
import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?parted';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?parted';
import cormorantBold from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2?parted';
import vibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?parted';
import pinyon from '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2?parted';
import spectralItalic from '@fontsource/spectral/files/spectral-latin-400-italic.woff2?parted';
import spectralBold from '@fontsource/spectral/files/spectral-latin-600-normal.woff2?parted';
import spectral from '@fontsource/spectral/files/spectral-latin-400-normal.woff2?parted';
import { baseStyles, fontFace, standIn } from '@janur/template-parts';

const FONT_FACES =
  fontFace('Bodoni Moda', bodoni) +
  fontFace('Cormorant Garamond', cormorant, 'font-weight: 500;') +
  fontFace('Cormorant Garamond', cormorantItalic, 'font-weight: 500; font-style: italic;') +
  fontFace('Cormorant Garamond', cormorantBold, 'font-weight: 600;') +
  fontFace('Pinyon Script', pinyon) +
  fontFace('Cinzel', cinzel) +
  fontFace('Spectral', spectral) +
  fontFace('Spectral', spectralBold, 'font-weight: 600;') +
  fontFace('Spectral', spectralItalic, 'font-style: italic;') +
  fontFace('Great Vibes', vibes) +
  standIn('Pinyon', 'serif', 39.7) +
  standIn('Bodoni', 'serif', 47.9) +
  standIn('Cormorant', 'serif', 40.5);

/**
 * Light and shade between the couple's own colours. Every ground that carries text moves away from its text or stays as
 * it is: the night deepens only where it is dark, and leaf gold gets its dark streak only on light letters.
 */
const LIGHT = `
[data-invitation] {
  --glow: var(--base); --dusk: var(--base); --night: var(--base); --card-deep: var(--third);
  --gold: var(--primary); --gold-1: var(--primary); --gold-2: var(--primary); --gold-3: var(--primary-darker); --gold-4: var(--primary);
  --foil-of: var(--title); --foil-1: var(--title); --foil-2: var(--title); --foil-3: var(--title); --foil-4: var(--title);
  --soft: var(--ink); --leaf-lit: var(--primary);
}
[data-on-third] {
  --foil-of: var(--title-on-third); --foil-1: var(--title-on-third); --foil-2: var(--title-on-third); --foil-3: var(--title-on-third); --foil-4: var(--title-on-third);
  --soft: var(--ink-on-third);
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --glow: oklch(from var(--base) calc(l + .115 * clamp(0, (.45 - l) * 6, 1)) calc(c * 1.5) calc(h - 22));
    --dusk: oklch(from var(--base) calc(l + .025 * clamp(0, (.45 - l) * 6, 1)) calc(c * 1.2) calc(h - 8));
    --night: oklch(from var(--base) calc(l - .07 * clamp(0, (.5 - l) * 10, 1)) calc(c * .7) h);
    --card-deep: oklch(from var(--third) calc(l - .05 * clamp(0, (.5 - l) * 10, 1)) c h);
    --gold-1: oklch(from var(--primary) calc(l + .16) calc(c * .7) calc(h + 8));
    --gold-2: oklch(from var(--primary) calc(l + .015) calc(c * 1.1) h);
    --gold-3: oklch(from var(--primary) calc(l - .19) calc(c * 1.1) calc(h - 8));
    --gold-4: oklch(from var(--primary) calc(l + .1) calc(c * .9) calc(h + 6));
    --soft: oklch(from var(--ink) l calc(c * 2.6) h);
    --leaf-lit: color-mix(in oklab, var(--primary) 55%, oklch(from var(--on-primary) clamp(0, (0.6 - l) * 1000, 1) 0 0));
  }
  [data-invitation], [data-on-third] {
    --foil-1: oklch(from var(--foil-of) calc(l + .04 * clamp(0, (l - .7) * 5, 1)) c calc(h + 4));
    --foil-2: oklch(from var(--foil-of) calc(l - .105 * clamp(0, (l - .7) * 5, 1)) calc(c * 1.75) calc(h - 2));
    --foil-3: oklch(from var(--foil-of) calc(l - .29 * clamp(0, (l - .7) * 5, 1)) calc(c * 1.85) calc(h - 14));
    --foil-4: oklch(from var(--foil-of) calc(l - .015 * clamp(0, (l - .7) * 5, 1)) calc(c * 1.5) h);
  }
}
[data-invitation] {
  --sheet-ground: var(--night); --sheet-paint: linear-gradient(var(--gold) 0 0) 9px 9px / 56px 1px no-repeat, linear-gradient(var(--gold) 0 0) 9px 9px / 1px 56px no-repeat, linear-gradient(var(--gold) 0 0) calc(100% - 9px) calc(100% - 9px) / 56px 1px no-repeat, linear-gradient(var(--gold) 0 0) calc(100% - 9px) calc(100% - 9px) / 1px 56px no-repeat; --sheet-edge: 1px solid color-mix(in srgb, var(--gold) 30%, #0000); --sheet-radius: 2px; --sheet-mark: var(--gold); --sheet-shadow: 0 24px 70px #000d; --sheet-font: 500 1.25rem/1.3 var(--font-body);
  --photo-ground: #050807; --photo-ink: #f0ddaf; --photo-edge: 1px solid var(--gold); --photo-shadow: 0 0 0 6px #050807, 0 0 0 7px var(--gold); --photo-font: italic 500 1.25rem/1.3 var(--font-body);
}
`;

export const globalStyles = FONT_FACES + baseStyles + LIGHT;
