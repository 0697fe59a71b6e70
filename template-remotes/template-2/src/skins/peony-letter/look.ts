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
[data-invitation] [data-part='lightbox'] .pswp__bg { background: var(--wine-deep); }
`;
