import { from, type TemplateSkin } from '@janur/kit';
import karla from './assets/karla-latin-wght-normal.woff2?parted';
import cormorant from './assets/cormorant-garamond-latin-500-normal.woff2?parted';
import { CJK_SANS, CJK_SERIF, fontFace, standIn } from '@janur/template-parts';

/** Couples choose colours of their own: these are what they begin with. */
export const skin: TemplateSkin = {
  colors: {
    base: '#f6f4ec',
    primary: '#3f5a45',
    secondary: '#8aa17c',
    third: '#e7eadb',
    title: '#2f4735',
    ink: '#2c352d',
    onPrimary: '#ffffff',
  },
  fonts: {
    heading: `Cormorant, "Cormorant Stand-in", serif, ${CJK_SERIF}`,
    body: `Karla, "Karla Stand-in", sans-serif, ${CJK_SANS}`,
    script: `Cormorant, serif, ${CJK_SERIF}`,
  },
};

export const globalStyles = `
${fontFace('Cormorant', cormorant, 'font-weight: 500;')}${fontFace('Karla', karla, 'font-weight: 200 800;')}${standIn('Cormorant', 'serif', 40.6)}${standIn('Karla', 'sans-serif', 47)}
[data-invitation] { font: 400 1.0625rem/1.6 var(--font-body); -webkit-text-size-adjust: 100%; }
:where([data-invitation]) *, :where([data-invitation]) *::before, :where([data-invitation]) *::after { box-sizing: border-box; }
:where([data-invitation] :is(h1, h2, h3, p, ul, ol, figure, blockquote)) { margin: 0; padding: 0; }
:where([data-invitation] :is(h1, h2, h3)) { color: var(--title); font-family: var(--font-heading); font-weight: 500; line-height: 1.15; overflow-wrap: anywhere; text-wrap: balance; }
:where([data-invitation] p) { overflow-wrap: anywhere; text-wrap: pretty; }
[data-invitation] :is(a, button, summary, input, select, textarea):focus-visible { outline: 2px solid var(--focus, var(--ink)); outline-offset: 3px; }
[data-invitation] h1:focus { outline: none; }
[data-invitation] [data-part='lightbox'] .pswp__bg { background: #16201a; }
[data-invitation] [data-part='lightbox'] { --focus: #fff; }
[data-invitation] :is(:lang(zh), :lang(ja), :lang(ko)) { letter-spacing: 0 !important; text-transform: none !important; font-style: normal !important; }
`;

/** Under these nothing may move. */
export const WITHOUT_MOTION = '[data-animation="off"] &';
export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';
export const DESKTOP = `@media ${from('tablet')}`;
