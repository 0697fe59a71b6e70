import grandHotel from '@fontsource/grand-hotel/files/grand-hotel-latin-400-normal.woff2?parted';
import josefin from '@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff2?parted';
import josefinBold from '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2?parted';
import poiret from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

/** A ballroom of the jazz age: emerald lacquer and brass. */
export const gatsby: TemplateSkin = {
  colors: {
    base: '#0e2a27',
    primary: '#d9b565',
    secondary: '#f2e6c4',
    third: '#153b36',
    title: '#e8c877',
    ink: '#efe7d2',
    onPrimary: '#14211d',
  },
  fonts: {
    heading: `"Poiret One", "Poiret Stand-in", sans-serif, ${CJK_SERIF}`,
    body: `"Josefin Sans", "Josefin Stand-in", sans-serif, ${CJK_SANS}`,
    script: `"Grand Hotel", "Hotel Stand-in", serif, ${CJK_SERIF}`,
  },
};

const FONT_FACES =
  fontFace('Poiret One', poiret) +
  fontFace('Josefin Sans', josefin, 'font-weight: 400;') +
  fontFace('Josefin Sans', josefinBold, 'font-weight: 600;') +
  fontFace('Grand Hotel', grandHotel) +
  standIn('Poiret', 'sans-serif', 44.4) +
  standIn('Josefin', 'sans-serif', 47.1) +
  standIn('Hotel', 'serif', 32.7);

/**
 * Lacquer and brass from the couple's own colours. Every ground that carries text moves away from its text or stays as
 * it is: the night deepens only where it is dark, brass plates are lit only towards where their words stay readable.
 */
const METAL = `
[data-invitation] {
  --night: var(--base); --lacquer: var(--base); --ray: var(--base); --panel-deep: var(--third);
  --brass-1: var(--primary-darker); --brass-2: var(--primary); --brass-3: var(--primary); --brass-4: var(--primary-dark);
  --foil-of: var(--title); --foil-1: var(--title); --foil-2: var(--title); --foil-3: var(--title); --foil-4: var(--title);
  --soft: var(--ink); --lit: var(--primary);
}
[data-on-third] {
  --foil-of: var(--title-on-third); --foil-1: var(--title-on-third); --foil-2: var(--title-on-third); --foil-3: var(--title-on-third); --foil-4: var(--title-on-third);
  --soft: var(--ink-on-third);
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --night: oklch(from var(--base) calc(l - .04 * clamp(0, (.5 - l) * 10, 1)) calc(c * .85) h);
    --lacquer: oklch(from var(--base) calc(l + .1 * clamp(0, (.45 - l) * 6, 1)) calc(c * 1.35) h);
    --ray: oklch(from var(--base) calc(l + .042 * clamp(0, (.45 - l) * 6, 1)) calc(c * 1.12) h);
    --panel-deep: oklch(from var(--third) calc(l - .03 * clamp(0, (.5 - l) * 10, 1)) c h);
    --brass-1: oklch(from var(--primary) calc(l - .17) calc(c * .95) calc(h - 4));
    --brass-2: oklch(from var(--primary) calc(l + .07) calc(c * .92) calc(h + 3));
    --brass-3: oklch(from var(--primary) calc(l + .17) calc(c * .5) calc(h + 8));
    --brass-4: oklch(from var(--primary) calc(l - .25) calc(c * .95) calc(h - 6));
    --soft: oklch(from var(--ink) l calc(c * 2.8) h);
    --lit: color-mix(in oklab, var(--primary) 34%, oklch(from var(--on-primary) clamp(0, (.45 - l) * 1000, 1) .03 95));
  }
  [data-on-third] { --soft: oklch(from var(--ink-on-third) l calc(c * 2.8) h); }
  [data-invitation], [data-on-third] {
    --foil-1: oklch(from var(--foil-of) calc(l - .09 * clamp(0, (l - .7) * 5, 1)) calc(c * 1.05) calc(h - 4));
    --foil-2: oklch(from var(--foil-of) calc(l + .08 * clamp(0, (l - .7) * 5, 1)) calc(c * .6) calc(h + 6));
    --foil-3: oklch(from var(--foil-of) calc(l - .01 * clamp(0, (l - .7) * 5, 1)) c h);
    --foil-4: oklch(from var(--foil-of) calc(l + .12 * clamp(0, (l - .7) * 5, 1)) calc(c * .45) calc(h + 8));
  }
}
[data-invitation] {
  --sheet-ground: var(--night); --sheet-edge: 2px solid var(--brass-2); --sheet-radius: 0; --sheet-mark: var(--brass-2); --sheet-shadow: inset 0 0 0 6px var(--night), inset 0 0 0 7px color-mix(in srgb, var(--brass-2) 70%, #0000), 0 24px 60px -12px #000; --sheet-font: 400 1.125rem/1.3 var(--font-body);
  --photo-ground: #050f0d; --photo-ink: #f6e7c1; --photo-edge: 2px solid var(--brass-2); --photo-shadow: 0 0 0 6px #050f0d, 0 0 0 7px var(--brass-2); --photo-font: 400 1.125rem/1.3 var(--font-body);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + METAL;
