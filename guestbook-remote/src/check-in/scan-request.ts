const requests = new EventTarget();

/** The large scan button was pressed while the scanner is on the screen. */
export const askForScan = () => requests.dispatchEvent(new Event('scan'));

/** Calls back for each press; gives the way to stop. */
export function onScanRequest(callback: () => void): () => void {
  requests.addEventListener('scan', callback);
  return () => requests.removeEventListener('scan', callback);
}
