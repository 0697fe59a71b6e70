/**
 * Run in a sealed page: keeps what its lock says under the key of the specification (§4), for the page that opens behind it, and
 * the language that was chosen, as that page does. The code is not among it. Its text becomes one line.
 */
/* istanbul ignore next -- its text runs in the page */
function rememberLock(id: string) {
  try {
    const element = document.getElementById(id);
    const config = element?.textContent ?? '{}';
    sessionStorage.setItem('lockConfig', config);
    const language = element?.dataset['language'];
    if (language) localStorage.setItem('janur-language:' + JSON.parse(config).slug, language);
  } catch {
    return; // a browser may forbid its storage
  }
}

export const LOCK_ELEMENT_ID = 'janur-lock';

export const LOCK_SCRIPT = `(${rememberLock
  .toString()
  .replace(/\s*\/\/[^\n]*/g, '')
  .replace(/\s+/g, ' ')})('${LOCK_ELEMENT_ID}')`;
