/**
 * Tones between the couple's own colours. `--wine` and `--wine-deep` line the envelope, `--deep` is primary moved away
 * from the text on it, `--caps` and `--caps-on-base` are the ink in a redder tone of the same lightness: none of them
 * costs contrast.
 */
export const tones = `
[data-invitation] {
  --wine: #7a2a40;
  --wine-deep: #4f1224;
  --deep: var(--primary);
  --envelope: var(--third);
  --flush: var(--secondary);
  --line: var(--secondary);
  --caps: var(--ink-on-third);
  --caps-on-base: var(--ink);
  --copper: #cf9a7c;
  --script: 1;
}
@supports (color: color-mix(in oklab, red, blue)) {
  [data-invitation] {
    --wine: color-mix(in oklab, var(--primary) 74%, #3a0614);
    --wine-deep: color-mix(in oklab, var(--primary) 36%, #3a0614);
    --envelope: color-mix(in oklab, var(--third) 76%, var(--secondary));
    --flush: color-mix(in oklab, var(--third) 20%, var(--secondary));
    --line: color-mix(in oklab, var(--secondary) 92%, var(--primary));
  }
}
@supports (color: oklch(from red l c h)) {
  [data-invitation] {
    --deep: color-mix(in oklab, var(--primary) 76%, oklch(from var(--on-primary) clamp(0, (0.6 - l) * 1000, 1) 0 0));
    --caps: oklch(from var(--ink-on-third) l calc(c * (1 + 1.4 * clamp(0, (0.6 - l) * 1000, 1))) h);
    --caps-on-base: oklch(from var(--ink) l calc(c * (1 + 1.4 * clamp(0, (0.6 - l) * 1000, 1))) h);
  }
}
[data-invitation]:is(:lang(zh), :lang(ja), :lang(ko)) { --script: .74; }
[data-invitation] {
  --sheet-paint: repeating-linear-gradient(115deg, var(--wine) 0 10px, #0000 10px 20px, var(--secondary) 20px 30px, #0000 30px 40px) top / 100% 7px no-repeat; --sheet-trim: 7px; --sheet-edge: 1px solid var(--line); --sheet-radius: 3px; --sheet-mark: var(--title); --sheet-shadow: 0 20px 50px -14px #4f1224a6; --sheet-font: 400 1.1875rem/1.3 var(--font-body);
  --photo-ground: var(--wine-deep); --photo-edge: 9px solid #fff8f4; --photo-radius: 1px; --photo-font: italic 400 1.1875rem/1.3 var(--font-body);
}
`;
