import karla from '@fontsource-variable/karla/files/karla-latin-wght-normal.woff2?parted';
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?parted';
import parisienne from '@fontsource/parisienne/files/parisienne-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

export const tanah: TemplateSkin = {
  colors: {
    base: '#fbf3ea',
    primary: '#9c4a2f',
    secondary: '#d98e5f',
    third: '#f1dcc8',
    title: '#7a341e',
    ink: '#4a2c20',
    onPrimary: '#fff8f1',
  },
  fonts: {
    heading: `Marcellus, "Marcellus Stand-in", serif, ${CJK_SERIF}`,
    body: `Karla, "Karla Stand-in", sans-serif, ${CJK_SANS}`,
    script: `Parisienne, serif, ${CJK_SERIF}`,
  },
};

/**
 * Clay tones between the couple's own colours, from plaster (1) to the deepest shadow (7), so that the whole building
 * takes their colours on. `--deep` is primary moved away from the text that stands on it, and `--wall-face` is third in
 * warmer light but of the same lightness: neither costs contrast.
 */
export const globalStyles = `
${fontFace('Marcellus', marcellus)}${fontFace('Karla', karla, 'font-weight: 200 800;')}${fontFace('Parisienne', parisienne)}${standIn('Marcellus', 'serif', 46.6)}${standIn('Karla', 'sans-serif', 47)}
${baseStyles}
[data-invitation] {
  --lit: #fff1dd;
  --clay-1: #f3d5b3;
  --clay-2: #e9bb92;
  --clay-3: #d48a5c;
  --clay-4: #b8633f;
  --clay-6: #8c4527;
  --clay-7: #5f2713;
  --deep: var(--primary);
  --wall-face: var(--third);
  --sky-mid: #fce3c4;
  --sky-low: #f0a370;
  --olive: #6f6a47;
  --on-olive: #fff8f1;
}
@supports (color: color-mix(in oklab, red, blue)) {
  [data-invitation] {
    --lit: color-mix(in oklab, var(--base) 30%, #fff0dc);
    --clay-1: color-mix(in oklab, var(--third) 70%, #f7cb98);
    --clay-2: color-mix(in oklab, var(--clay-1) 45%, color-mix(in oklab, var(--secondary) 70%, #f0b176));
    --clay-3: color-mix(in oklab, var(--secondary) 92%, var(--primary));
    --clay-4: color-mix(in oklab, var(--secondary) 40%, var(--primary));
    --clay-6: color-mix(in oklab, var(--primary) 88%, #1c0800);
    --clay-7: color-mix(in oklab, var(--primary) 62%, #1c0800);
    --sky-mid: color-mix(in oklab, var(--base) 42%, #fdd6a6);
    --sky-low: color-mix(in oklab, var(--base) 14%, color-mix(in oklab, var(--secondary) 36%, #f7a873));
  }
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --deep: color-mix(in oklab, var(--primary) 80%, oklch(from var(--on-primary) clamp(0, (0.6 - l) * 1000, 1) 0 0));
    --wall-face: oklch(from var(--third) l calc(c * 1.4) calc(h + 7));
  }
}
[data-invitation] {
  --sheet-edge: 6px solid var(--third); --sheet-radius: 26px 26px 6px 6px; --sheet-mark: var(--primary); --sheet-shadow: 0 0 0 1.5px var(--lit), 0 24px 60px -18px #3a150acc;
  --photo-ground: var(--clay-7); --photo-ink: var(--lit); --photo-edge: 8px solid var(--third); --photo-radius: 90px 90px 6px 6px; --photo-font: 400 1.125rem/1.35 var(--font-body);
}
[data-part='language-menu'][data-part] { padding-top: 58px; border-radius: 124px 124px 8px 8px; }
[data-part='language-menu'] li:first-of-type button { border-radius: 28px 28px 0 0; }
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
[data-invitation] [data-part='error-summary']:focus { outline: 2px solid var(--ink); outline-offset: 3px; }
`;
