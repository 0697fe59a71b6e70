import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?parted';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?parted';
import titan from '@fontsource/titan-one/files/titan-one-latin-400-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { baseStyles, fontFace, standIn } from '@janur/template-parts';

const CJK_ROUND =
  '"Yuanti SC", "PingFang SC", "Noto Sans CJK SC", "Hiragino Maru Gothic ProN", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans KR"';

export const balon: TemplateSkin = {
  colors: {
    base: '#fff6e6',
    primary: '#4d46a6',
    secondary: '#ff6f61',
    third: '#ffd9c9',
    title: '#4d46a6',
    ink: '#33305c',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `"Titan One", "Titan Stand-in", sans-serif, ${CJK_ROUND}`,
    body: `"Nunito Variable", "Nunito Stand-in", sans-serif, ${CJK_ROUND}`,
    script: `"Fredoka Variable", "Fredoka Stand-in", sans-serif, ${CJK_ROUND}`,
  },
};

const FONT_FACES =
  fontFace('Titan One', titan) +
  fontFace('Nunito Variable', nunito, 'font-weight: 200 1000;') +
  fontFace('Fredoka Variable', fredoka, 'font-weight: 300 700;') +
  standIn('Titan', ['Arial Bold', 'Noto Sans Bold', 'DejaVu Sans Bold'], 55.4, '', [97, 18]) +
  standIn('Fredoka', ['Arial Bold', 'Noto Sans Bold', 'DejaVu Sans Bold'], 46.1, '', [97, 24]) +
  standIn('Nunito', 'sans-serif', 44.6);

/**
 * A box of toys: yellow, teal, violet and pink are always the same, with a dark ink that is readable on each. What the
 * couple colours is kept readable by its lightness: `--night` (primary) and `--crayon` (title) never lighter than ink on
 * paper needs, `--coral` (secondary) never darker than ink on it allows, `--shout` (secondary) as far from white as from
 * black, for giant letters with an outline.
 */
const TOYS = `
[data-invitation] {
  --sun: #ffc93c; --sun-deep: #d99a12; --teal: #2fb5a8; --mint: #8edfd5; --violet: #7a6fe0; --lilac: #c9c3fb;
  --pink: #ff9ecb; --blush: #ffb3a8; --paper: #fffdf7; --sky: #d9f0fb; --toy-ink: #2b2850; --soft-ink: #57538a;
  --night: #4d46a6; --crayon: #4d46a6; --coral: #ff6f61; --shout: #d93a2b; --shade: #f0b9a2;
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --night: oklch(from var(--primary) min(l, .46) min(c, .17) h);
    --crayon: oklch(from var(--title) min(l, .46) min(c, .17) h);
    --coral: oklch(from var(--secondary) max(l, .71) c h);
    --shout: oklch(from var(--secondary) .585 calc(c * 1.12) calc(h + 3));
    --shade: oklch(from var(--third) calc(l - .1) calc(c + .04) h);
  }
}
[data-invitation] {
  --sheet-ground: var(--paper); --sheet-ink: var(--toy-ink); --sheet-mark: var(--night); --sheet-edge: 3px solid var(--toy-ink); --sheet-radius: 26px; --sheet-shadow: 0 7px 0 var(--toy-ink); --sheet-font: 600 1.125rem/1.3 var(--font-body);
  --photo-ground: #211e47; --photo-edge: 7px solid #fff; --photo-radius: 26px; --photo-font: 600 1.25rem/1.3 var(--font-script);
}
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; }
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) :is(h1, h2, h3, [data-names]) { font-weight: 800; line-height: 1.3 !important; }
`;

export const globalStyles = FONT_FACES + baseStyles + TOYS;
