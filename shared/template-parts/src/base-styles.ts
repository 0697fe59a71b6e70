import { from } from '@janur/kit';

/**
 * What every family's `globalStyles` start from: no look, only what browsers add taken away, and one rhythm of gaps: `--gap` between what
 * belongs together, `--gap-section` above and below a section's words, so that two sections stand twice as far apart. The ring of a field lies
 * close around it, and its label keeps away, so that it never crosses the words.
 */
export const baseStyles = `
:where([data-invitation]) { --gap: 24px; --gap-section: 48px; }
@media ${from('desktop')} { :where([data-invitation]) { --gap-section: 88px; } }
[data-invitation] { font-size: 1rem; line-height: 1.5; -webkit-text-size-adjust: 100%; }
:where([data-invitation]) *, :where([data-invitation]) *::before, :where([data-invitation]) *::after { box-sizing: border-box; }
:where([data-invitation] :is(h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, blockquote)) { margin: 0; padding: 0; border: 0; }
:where([data-invitation] :is(ul, ol, summary)) { list-style: none; }
:where([data-invitation] summary)::-webkit-details-marker { display: none; }
:where([data-invitation] :is(h1, h2, h3)) { font-family: var(--font-heading); font-weight: 400; overflow-wrap: anywhere; text-wrap: balance; }
:where([data-invitation] p) { overflow-wrap: anywhere; text-wrap: pretty; }
:where([data-invitation] a) { color: inherit; text-decoration: none; }
:where([data-invitation] :is(img, svg)) { display: block; }
[data-invitation] :is(a, button, summary, input, select, textarea):focus-visible { outline: 2px solid var(--focus, var(--ink)); }
:where([data-invitation] :is(a, button, summary, input, select, textarea):focus-visible) { outline-offset: 3px; }
[data-invitation] [data-part='field'] > [data-part='label'] { padding-block-end: 7px; }
[data-invitation] [data-part='field'] > :is(input, textarea, select):focus-visible { position: relative; z-index: 1; outline-offset: 0; }
[data-invitation] :is(a, button, summary, label):active { opacity: .72; }
[data-invitation] h1:focus { outline: none; }
[data-invitation] [data-part='lightbox'] { --focus: var(--photo-ink, #fff); }
[data-invitation] [data-part='error-summary']:focus { outline: 2px solid var(--focus, var(--ink)); outline-offset: 3px; }
`;
