const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute. The one function that writes data into our HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML[character] ?? '');

const JSON_IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a `<script type="application/json">`: nothing in it can end the element, and it parses to the same value. */
export const escapeJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => JSON_IN_SCRIPT[character] ?? '');
