/**
 * Run in a sealed page: keeps what its lock says under the key of the specification (§4), for the page that opens behind it. The
 * code is not among it. Its text becomes one line.
 */
/* istanbul ignore next -- its text runs in the page */
function rememberLock(id: string) {
  try {
    sessionStorage.setItem('lockConfig', document.getElementById(id)?.textContent ?? '');
  } catch {
    return; // a browser may forbid its storage
  }
}

export const LOCK_ELEMENT_ID = 'janur-lock';

export const LOCK_SCRIPT = `(${rememberLock
  .toString()
  .replace(/\s*\/\/[^\n]*/g, '')
  .replace(/\s+/g, ' ')})('${LOCK_ELEMENT_ID}')`;
