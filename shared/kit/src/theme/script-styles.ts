const ROOT = '[data-invitation]';
const CJK = ':is(:lang(zh), :lang(ja), :lang(ko))';
/** Without spaces between words. */
const SIGNS = ':is(:lang(zh), :lang(ja))';
/** What hosts and guests are called, and where they meet. */
const NAMES =
  ':is(h1, [data-section="bride_groom"] h3, [data-line="names"], [data-line="name"], [data-line="parents"], [data-line="place"], [data-line="street"], [data-part="guest"], [data-part="wish"] [data-part="name"])';

/**
 * How Chinese, Japanese and Korean are set in every template (brief §0), by the `lang` of the text itself: never spaced,
 * slanted or raised to capitals, whatever a template does to Latin letters; lines break by the strict rules, Japanese
 * between phrases, Korean between words. Nobody's name breaks within itself, and between family and given name only where a line
 * has no room for both: of two people the second begins the next line. Addresses break where `inParts` lets them. No sign or two stand alone
 * on the last line of a few (a style of wrapping alone: what a template holds on one line stays there); no browser knows Chinese words, and
 * lines of one length leave the fewest of them torn. German compounds break at their joints;
 * Indonesian and Malay: typography/hyphenate.ts.
 */
export const SCRIPT_STYLES = `
${ROOT} ${CJK} { letter-spacing: normal !important; font-style: normal !important; text-transform: none !important; }
${ROOT}${CJK} { line-break: strict; font-synthesis-style: none; overflow-wrap: anywhere; }
${ROOT}:lang(ja) { word-break: auto-phrase; }
${ROOT}:lang(ko), :where(${ROOT} [lang]:lang(ko)) { word-break: keep-all; }
${ROOT} :is(h2, h3, button, label, legend, [data-part="choice"], [data-part="rule"], [data-line]:not([data-line="text"])):is(:lang(zh), :lang(ja)) { text-wrap-style: balance; }
${ROOT}${SIGNS} :where(p, li, dd, blockquote, figcaption), ${ROOT} :where(p, li, dd, blockquote, figcaption)${SIGNS} { text-wrap-style: pretty; }
${ROOT}:lang(zh) :where(p, dd, blockquote, figcaption), ${ROOT} :where(p, dd, blockquote, figcaption):lang(zh) { text-wrap-style: balance; }
${ROOT} [data-part="hint"]:is(:lang(zh), :lang(ja)) { word-break: keep-all; }
${ROOT} ${NAMES}${SIGNS}, ${ROOT} ${NAMES} ${SIGNS} { word-break: keep-all; }
:where(${ROOT} span[data-line=""])${CJK} { word-break: keep-all; }
:where(${ROOT} span[data-line=""]${CJK}) { display: inline-block; }
${ROOT}:lang(de) { hyphens: auto; hyphenate-limit-chars: 12 5 5; }
`;
