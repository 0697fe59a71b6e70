/**
 * The card before a sealed invitation, in the colours and fonts of the look behind it (brief §1). What stands below
 * `data-part="opening"` is the look's own opening, without words.
 */
export const SEAL_CSS = `
[data-part=opening] [data-part=open]{visibility:hidden}
[data-part=veil]{position:fixed;inset:0;z-index:61;width:100%;height:100%;object-fit:cover;opacity:.3}
[data-part=veil][data-raw]{filter:blur(18px);transform:scale(1.08)}
[data-part=seal]{position:relative;z-index:62;box-sizing:border-box;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:64px 20px 40px}
[data-part=card]{position:relative;box-sizing:border-box;width:100%;max-width:360px;padding:60px 28px 32px;text-align:center;background:var(--base);color:var(--ink);border:1px solid color-mix(in srgb,var(--ink) 28%,var(--base));outline:1px solid color-mix(in srgb,var(--ink) 14%,var(--base));outline-offset:-9px;box-shadow:0 18px 60px rgb(0 0 0/.22);font:400 17px/1.5 var(--font-body)}
[data-part=card] h1{margin:6px 0 0;color:var(--title);font:400 34px/1.15 var(--font-heading);overflow-wrap:anywhere;text-wrap:balance}
[data-part=card] h2{margin:12px 0 0;font:400 20px/1.3 var(--font-heading);overflow-wrap:anywhere;text-wrap:balance}
[data-part=card] p{margin:14px 0 22px;white-space:pre-line;overflow-wrap:anywhere}
[data-part=card] form{display:grid;gap:8px;margin:0;text-align:start}
[data-part=card] label{font-size:16px;font-weight:700}
[data-part=card] input{box-sizing:border-box;width:100%;min-height:52px;padding:0 14px;border:1.5px solid color-mix(in srgb,var(--ink) 70%,var(--base));border-radius:2px;background:#fff;color:#1f1b16;font:20px/1 ui-monospace,monospace;letter-spacing:.06em}
[data-part=card] input[aria-invalid]{border-color:#b42318}
[data-part=card] input[aria-invalid]:not(:focus){animation:seal-shake .3s}
[data-part=card] [role=alert]{font-size:16px;font-weight:600}
[data-part=card] [role=alert]:not(:empty){padding:8px 12px;border-radius:2px;background:#fdecea;color:#8f1d13}
[data-part=card] button{min-height:52px;margin-top:12px;border:0;border-radius:2px;background:var(--primary);color:var(--on-primary);font:600 17px/1.2 var(--font-body);cursor:pointer}
#janur-languages{margin-top:18px;text-align:center}
#janur-languages summary{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 12px;list-style:none;font-size:16px;cursor:pointer}
#janur-languages summary::-webkit-details-marker{display:none}
#janur-languages div{display:grid;grid-template-columns:repeat(auto-fill,minmax(120px,1fr));gap:8px}
#janur-languages button{min-height:44px;margin:0;border:1px solid color-mix(in srgb,var(--ink) 40%,var(--base));background:none;color:inherit;font:400 16px/1.2 var(--font-body)}
[data-part=card] :focus-visible{outline:2px solid var(--ink);outline-offset:3px}
[data-part=eyebrow]{font-size:14px;letter-spacing:.14em;text-transform:uppercase}
[data-part=keyhole]{position:absolute;top:-36px;left:calc(50% - 36px);color:var(--primary)}
[data-part=keyhole] .ground{fill:var(--base);stroke:color-mix(in srgb,var(--ink) 28%,var(--base))}
[data-part=keyhole] .hole{fill:var(--on-primary)}
:is(:lang(zh),:lang(ja),:lang(ko)) [data-part=eyebrow]{letter-spacing:normal}
@keyframes seal-shake{25%{transform:translateX(-6px)}75%{transform:translateX(6px)}}
@media (prefers-reduced-motion:reduce){[data-part=card] input{animation:none!important}}
`
  .trim()
  .replaceAll('\n', '');
