import { baseStyles as everyBase } from '@janur/template-parts';

/** What both skins start from. */
export const baseStyles = `${everyBase}
:where([data-invitation] :is(h1, h2, h3)) { font-weight: 700; }
:where([data-invitation] button) { color: inherit; }
`;
