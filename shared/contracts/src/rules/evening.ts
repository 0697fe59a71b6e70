/** A device that was not heard for so long may have recorded what nobody knows. */
export const SILENT_AFTER_MS = 2 * 60_000;
