import karla from './assets/karla-latin-wght-normal.woff2?parted';
import cormorant from './assets/cormorant-garamond-latin-500-normal.woff2?parted';
import type { TemplateSkin } from '@janur/kit';
import { fontFace } from '@janur/template-parts';

const CJK_SERIF = '"Songti SC", "Noto Serif CJK SC", "Hiragino Mincho ProN", "Yu Mincho", "AppleMyungjo"';
const CJK_SANS = '"PingFang SC", "Noto Sans CJK SC", "Hiragino Sans", "Apple SD Gothic Neo", "Noto Sans KR"';

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
    heading: `Cormorant, "Cormorant Stand-in", ${CJK_SERIF}, Georgia, serif`,
    body: `Karla, "Karla Stand-in", ${CJK_SANS}, system-ui, sans-serif`,
    script: `Cormorant, ${CJK_SERIF}, Georgia, serif`,
  },
};

export const globalStyles = `
${fontFace('Cormorant', cormorant, 'font-weight: 500;')}${fontFace('Karla', karla, 'font-weight: 200 800;')}@font-face { font-family: 'Cormorant Stand-in'; src: local('Georgia'), local('Noto Serif'); size-adjust: 88%; }
@font-face { font-family: 'Karla Stand-in'; src: local('Arial'), local('Noto Sans'); size-adjust: 95%; }

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
export const DESKTOP = '@media (min-width: 768px)';
