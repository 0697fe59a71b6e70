const ROOT = '[data-invitation]';
const CJK = ':is(:lang(zh), :lang(ja), :lang(ko))';

/**
 * How Chinese, Japanese and Korean are set in every template (brief §0), by the `lang` of the text itself: never spaced,
 * slanted or raised to capitals, whatever a template does to Latin letters; lines break by the strict rules, Japanese
 * between phrases, Korean between words, and names between the two of them; no sign stands alone on the last line of a few
 * (a style of wrapping alone: what a template holds on one line stays there). German compounds break at their joints;
 * Indonesian and Malay: typography/hyphenate.ts.
 */
export const SCRIPT_STYLES = `
${ROOT} ${CJK} { letter-spacing: normal !important; font-style: normal !important; text-transform: none !important; }
${ROOT}${CJK} { line-break: strict; font-synthesis-style: none; overflow-wrap: anywhere; }
${ROOT}:lang(ja) { word-break: auto-phrase; }
${ROOT}:lang(ko) { word-break: keep-all; }
${ROOT} :is(h2, h3, button, label, legend, [data-part="choice"], [data-part="rule"], [data-line]:not([data-line="text"])):is(:lang(zh), :lang(ja)) { text-wrap-style: balance; }
${ROOT}:is(:lang(zh), :lang(ja)) :where(p, li), ${ROOT} :where(p, li):is(:lang(zh), :lang(ja)) { text-wrap-style: pretty; }
${ROOT} [data-part="hint"]:is(:lang(zh), :lang(ja)) { word-break: keep-all; }
${ROOT} :is(h1, [data-line="names"]):is(:lang(zh), :lang(ja)),
${ROOT} :is(h1, [data-line="names"]) :is(:lang(zh), :lang(ja)) { word-break: keep-all; }
${ROOT}:lang(de) { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
`;
