import cormorantItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?parted';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?parted';
import cormorantBold from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2?parted';
import italianno from '@fontsource/italianno/files/italianno-latin-400-normal.woff2?parted';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?parted';
import { late, type TemplateLook } from '@janur/kit';
import { baseStyles, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';
import grain from './assets/grain.webp';
import { Frame } from './frame.tsx';
import { Opening } from './opening/opening.tsx';
import { Hero } from './sections/hero.tsx';

/**
 * Paints of the couple's colours. `--thin` is white or black, whichever is away from the text: paint that is thinned or
 * tinted towards it keeps the text as readable as the kit made it on `--base` and `--third`.
 */
const PAINTS = `
[data-invitation] {
  --peach: #f6e0d4;
  --note: #fffdf6;
  --rust: #8f5a47;
  --thin: #fff;
  --thin-on-third: #fff;
  --leaf: #86a294;
  --petal: #f0c8b4;
  --stem: #7c8f6c;
  font-weight: 500;
  font-size: 1.0625rem;
}
[data-invitation] {
  --sheet-ground: var(--base); --sheet-paint: radial-gradient(120% 90px at 20% 0, color-mix(in srgb, var(--peach) 90%, #0000), #0000), radial-gradient(90% 110px at 90% 100%, color-mix(in srgb, var(--third) 90%, #0000), #0000); --sheet-edge: 0; --sheet-radius: 30px 24px 32px 22px / 26px 32px 22px 30px; --sheet-mark: var(--rust); --sheet-shadow: inset 0 0 0 1px color-mix(in srgb, var(--leaf) 45%, #0000), 0 18px 44px -16px #37473a80; --sheet-font: 500 1.25rem/1.3 var(--font-body);
  --photo-ground: #2f3a31; --photo-edge: 9px solid #fdfbf5; --photo-radius: 2px; --photo-font: italic 500 1.25rem/1.3 var(--font-body);
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --thin: oklch(from var(--base) clamp(0, (l - .57) * 1000, 1) 0 0);
    --thin-on-third: oklch(from var(--third) clamp(0, (l - .57) * 1000, 1) 0 0);
    --peach: color-mix(in oklab, var(--base), color-mix(in oklab, var(--thin) 68%, oklch(from var(--secondary) .5 calc(c * 2.3) h)));
    --note: color-mix(in oklab, var(--base) 55%, color-mix(in oklab, var(--thin) 84%, oklch(from var(--third) .5 calc(c * 5) h)));
    --rust: color-mix(in oklab, oklch(from var(--secondary) min(l, .57) max(c, .1) h) 82%, var(--ink));
    --petal: color-mix(in oklab, var(--secondary) 55%, #fff);
  }
}
`;

/** A loose watercolour garden on cold-press paper. */
export const herbarium: TemplateLook = {
  colors: {
    base: '#fbfaf4',
    primary: '#4f6650',
    secondary: '#e3a187',
    third: '#dfe7d6',
    title: '#37473a',
    ink: '#37473a',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `Marcellus, serif, ${CJK_SERIF}`,
    body: `"Cormorant Garamond", "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    script: `Italianno, "Italianno Stand-in", serif, ${CJK_SERIF}`,
  },
  globalStyles:
    fontFace('Marcellus', marcellus) +
    fontFace('Italianno', italianno) +
    fontFace('Cormorant Garamond', cormorant, 'font-weight: 500;') +
    fontFace('Cormorant Garamond', cormorantItalic, 'font-weight: 500; font-style: italic;') +
    fontFace('Cormorant Garamond', cormorantBold, 'font-weight: 600;') +
    standIn('Italianno', 'serif', 30.2) +
    standIn('Cormorant', 'serif', 40.5) +
    baseStyles +
    PAINTS,
  preloadFonts: [marcellus],
  laterArt: [grain],
  voice: (language) => import(`../../voice/herbarium/${language}.json`),
  controls: ['music', 'language'],
  Opening,
  Frame,
  sections: { hero: Hero, album: late(async () => (await import('./sections/index.ts')).Album, 460) },
  later: () => import('./sections/index.ts'),
};
